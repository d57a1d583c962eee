import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/**
 * Reads a post and inserts it as a quote into the editor. A failure is announced; the button quotes again
 * (docs/behavior/post.md).
 */
export const postQuoteMachine = createSubmissionMachine('post-quote', { canRetry: false, canDismiss: false });
