import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { removeComments } from '#api/discussion/transfer/comment-bulk.client.ts';
import {
  closeDiscussions,
  mergeDiscussions,
  moveDiscussions,
  removeDiscussions,
} from '#api/discussion/transfer/discussion-bulk.client.ts';
import { assignRoles } from '#api/member/role/role-assignment.client.ts';
import { banUsers, deleteUsers, messageUsers } from '#api/member/user/member-bulk.client.ts';
import { approveHeldPosts, rejectHeldPosts, removeHeldPosts } from '#api/moderation/bulk/held-post-bulk.client.ts';
import { resumeLongJob } from '#api/moderation/bulk/long-job.client.ts';
import type { LongJobResult } from '#api/moderation/bulk/long-job-fields.contract.ts';
import { warnMany } from '#api/moderation/decision/decision.client.ts';
import { t } from '#api/translations.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { bulkResult } from '#machines/moderation/bulk/bulk-job.connect.ts';
import type { BulkAction, BulkRequest } from '#machines/moderation/bulk/bulk-request.ts';
import type { BulkResponse } from '#machines/moderation/bulk/bulk-response.ts';
import { bulkToastID, useBulkUndo } from './use-bulk-undo.ts';

/** The time the server works on a job before it returns the progress, in seconds. */
const runner = { longRunnerTimeout: 1 };

/** Sends a bulk request for discussions. */
export const sendDiscussions = (api: Api, { action, ids, choice }: BulkRequest) => {
  const discussionIDs = [...ids];
  const { destinationID = 0, addRedirects = false } = choice ?? {};
  if (action === 'delete') return removeDiscussions(api, { discussionIDs }, runner);
  if (action === 'close') return closeDiscussions(api, { discussionIDs, closed: true }, runner);
  if (action === 'move')
    return moveDiscussions(api, { discussionIDs, categoryID: destinationID, addRedirects }, runner);
  const order = { discussionIDs: [destinationID, ...discussionIDs], destinationDiscussionID: destinationID };
  return mergeDiscussions(api, { ...order, addRedirects }, runner);
};

/** Sends a bulk deletion of comments. */
export const sendComments = (api: Api, ids: readonly number[], deleteMethod: 'tombstone' | 'full') =>
  removeComments(api, { commentIDs: [...ids], deleteMethod }, runner);

/** Sends a bulk decision on held posts. */
export const sendHeldPosts = (
  api: Api,
  { action, ids, verifyUser, reason }: Omit<BulkRequest, 'choice'> & { verifyUser: boolean; reason: string },
) => {
  const heldPostIDs = [...ids];
  if (action === 'approve') return approveHeldPosts(api, { heldPostIDs, verifyUser }, runner);
  if (action === 'reject') return rejectHeldPosts(api, { heldPostIDs, reason }, runner);
  return removeHeldPosts(api, { heldPostIDs }, runner);
};

/** Sends a bulk change of the roles of members. */
export const sendRoles = (api: Api, change: Parameters<typeof assignRoles>[1]) => assignRoles(api, change, runner);

/** Sends a bulk ban of members. */
export const sendBans = (api: Api, ban: Parameters<typeof banUsers>[1]) => banUsers(api, ban, runner);

/** Sends a bulk deletion of members. */
export const sendMemberDeletion = (api: Api, body: Parameters<typeof deleteUsers>[1]) => deleteUsers(api, body, runner);

/** Sends a message to several members. */
export const sendMessages = (api: Api, body: Parameters<typeof messageUsers>[1]) => messageUsers(api, body, runner);

/** Sends a bulk warning of post authors. */
export const sendWarnings = (api: Api, warning: Parameters<typeof warnMany>[1]) => warnMany(api, warning, runner);

/**
 * The actions that cannot be undone: others may have read approved posts and messages, and nothing of a deleted member is
 * kept.
 */
const final: ReadonlySet<BulkAction> = new Set(['approve', 'write', 'remove-member']);

/** Returns the response to the request of a job. */
export const runJob = async (sending: Promise<{ body: unknown }>): Promise<BulkResponse> =>
  (await sending).body as BulkResponse;

/** Resumes an unfinished job of a toolbar and ends it: shows its result in a toast with an undo action. */
export function useBulkRun() {
  const { api } = useSite();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const undo = useBulkUndo();
  return {
    resume: (payload: string) => runJob(resumeLongJob(api, payload)),
    /** Ends a job with its last response; undefined when the server has not answered. */
    ended: (action: BulkAction, response: BulkResponse | undefined) => {
      void queryClient.invalidateQueries();
      const { jobID, progress } = (response ?? {}) as Partial<LongJobResult>;
      if (!jobID || !progress || progress.successIDs.length === 0) return;
      const counts = { done: progress.successIDs.length, failed: progress.countTotalIDs - progress.successIDs.length };
      const actions = [{ label: t('bulk.undo'), onSelect: () => undo.undo(jobID) }];
      const offer = final.has(action) ? {} : { actions, isPersistent: true };
      toasts.add({ id: bulkToastID, text: bulkResult(action, counts), ...offer });
    },
  };
}
