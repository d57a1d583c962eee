import { notificationMarkAllModel } from '#machines/notification/notification-mark-all.model.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

/** The gestures for marking all notifications as read. */
export const notificationMarkAllGestures = defineSubmissionGestures(notificationMarkAllModel, {
  trigger: (page) => page.getByRole('button', { name: 'Mark All Read' }),
  replies: { send: () => ({ status: 204 }) },
  requests: { send: /notifications/ },
});
