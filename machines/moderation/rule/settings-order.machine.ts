import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Swaps two items of an ordered list of settings. */
export const settingsOrderMachine = createSubmissionMachine('settings-order');
