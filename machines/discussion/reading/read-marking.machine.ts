import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Marks all discussions, or those of a category, as read. The result is shown in a toast. */
export const readMarkingMachine = createSubmissionMachine('read-marking', { canRetry: false, canDismiss: false });
