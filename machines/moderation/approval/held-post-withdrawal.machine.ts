import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Withdraws a held or rejected post of the viewer. */
export const heldPostWithdrawalMachine = createSubmissionMachine('held-post-withdrawal');
