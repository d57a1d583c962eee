import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Marks all notifications of the viewer as read (docs/behavior/notification.md#notifications-page). */
export const notificationMarkAllMachine = createSubmissionMachine('notification-mark-all');
