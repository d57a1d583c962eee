import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { commentGapMachine } from './comment-gap.machine.ts';

const item = { type: 'comment', commentID: 93, parentCommentID: 91, depth: 2, path: '91.93', children: [] };

/** The model of the comments that a thread omits. */
export const commentGapModel = defineSubmissionModel(commentGapMachine, {
  outputs: [{ threadStructure: [item], commentsByID: {} }],
});
