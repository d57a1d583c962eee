import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Discards a draft of the list. A notice offers to restore it (docs/behavior/composer.md). */
export const draftDiscardMachine = createSubmissionMachine('draft-discard', { canUndo: true, hasNotice: true });
