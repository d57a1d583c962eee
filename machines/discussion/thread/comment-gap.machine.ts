import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Loads the comments that a thread omits. Its output is their part of the thread. */
export const commentGapMachine = createSubmissionMachine('comment-gap', { canRepeat: false });
