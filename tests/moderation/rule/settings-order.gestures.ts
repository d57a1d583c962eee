import { settingsOrderModel } from '#machines/moderation/rule/settings-order.model.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

/** The gestures for moving a report reason down. */
export const settingsOrderGestures = defineSubmissionGestures(settingsOrderModel, {
  trigger: (page) => page.getByRole('button', { name: 'Move “Spam” down' }),
  requests: { send: /sorts/ },
});
