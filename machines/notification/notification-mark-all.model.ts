import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { notificationMarkAllMachine } from './notification-mark-all.machine.ts';

/** The model of marking all notifications as read. */
export const notificationMarkAllModel = defineSubmissionModel(notificationMarkAllMachine);
