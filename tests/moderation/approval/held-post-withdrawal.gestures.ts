import { heldPostWithdrawalModel } from '#machines/moderation/approval/held-post-withdrawal.model.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

/** The gestures for withdrawing a held post. */
export const heldPostWithdrawalGestures = defineSubmissionGestures(heldPostWithdrawalModel, {
  trigger: (page) => page.getByRole('button', { name: 'Withdraw' }),
});
