import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { heldPostWithdrawalMachine } from './held-post-withdrawal.machine.ts';

/** The model of the withdrawal of a held post. */
export const heldPostWithdrawalModel = defineSubmissionModel(heldPostWithdrawalMachine);
