import { automationRun, automationUndo } from '#server/administration/automation/automation-run.ts';
import { commentDeletion } from '#server/discussion/transfer/comment-bulk.ts';
import {
  discussionClosing,
  discussionDeletion,
  discussionMerging,
  discussionResolving,
} from '#server/discussion/transfer/discussion-bulk.ts';
import { discussionMoving } from '#server/discussion/transfer/discussion-move.ts';
import { mentionAnonymization } from '#server/member/identity/mention-anonymization.ts';
import { memberMerging } from '#server/member/merge/member-merging.ts';
import { roleAssignment } from '#server/member/role/role-assignment.ts';
import { memberDeletion, memberMessage } from '#server/member/user/member-bulk.ts';
import { contentDisowning, contentRemoval } from '#server/moderation/sanction/content-deletion.ts';
import { sanctionGiving } from '#server/moderation/sanction/sanction-bulk.ts';
import { heldPostApproval, heldPostDeletion, heldPostRejection } from './held-post-bulk.ts';
import type { LongJob } from './long-job.ts';
import { longJobUndo } from './long-job-undo.ts';

/** Every long job. Register a new job here. */
const all: readonly LongJob<object>[] = [
  discussionDeletion,
  discussionMoving,
  discussionClosing,
  discussionResolving,
  discussionMerging,
  commentDeletion,
  contentRemoval,
  contentDisowning,
  sanctionGiving,
  heldPostApproval,
  heldPostRejection,
  heldPostDeletion,
  roleAssignment,
  memberDeletion,
  memberMessage,
  memberMerging,
  mentionAnonymization,
  automationRun,
  automationUndo,
  longJobUndo,
];

/** Returns the long job of a kind. Throws when the kind is not registered. */
export function longJobOf(kind: string): LongJob<object> {
  const job = all.find((known) => known.kind === kind);
  if (!job) throw new Error(`There is no long job "${kind}"; see server/moderation/bulk/all-long-jobs.ts.`);
  return job;
}
