import { ApiFailure } from '#api/failure.ts';
import type { Notification } from '#api/notification/notification.contract.ts';
import { defineModel } from '#machines/model/model.ts';
import { notificationMenuMachine } from './notification-menu.machine.ts';

const mention: Notification = {
  notificationID: 31,
  body: '<strong>Ana</strong> mentioned you in <strong>Knots for beginners</strong>.',
  photoUrl: null,
  activityType: 'Mention',
  activityName: '{actors} mentioned you in {name}.',
  reason: 'Mention',
  url: '/discussion/comment/12#Comment_12',
  readUrl: '/activity/31/mark-read-and-redirect',
  recordType: 'comment',
  recordID: 12,
  recordUrl: '/discussion/comment/12#Comment_12',
  discussionID: 4,
  commentID: 12,
  dateInserted: '2026-11-20T11:40:00+00:00',
  dateUpdated: '2026-11-20T11:40:00+00:00',
  read: false,
  count: 1,
};

const { readUrl: _, ...rest } = mention;
const read: Notification = {
  ...rest,
  notificationID: 30,
  body: '<strong>Ben</strong> and 3 others reacted to your comment in <strong>Tar or pitch?</strong>.',
  activityType: 'Reaction',
  dateUpdated: '2026-11-18T09:00:00+00:00',
  read: true,
  count: 4,
};

/** An unread mention, and read reactions. */
export const someNotifications: readonly Notification[] = [mention, read];

/** The model of the notification menu machine: with unread notifications, and with none at all. */
export const notificationMenuModel = defineModel(notificationMenuMachine, {
  events: [{ type: 'notification.followed', notificationID: 31 }],
  answers: {
    loadNotifications: { done: [someNotifications, []], error: [ApiFailure.unreachable()] },
    markAllRead: { done: [undefined], error: [ApiFailure.unreachable()] },
  },
  essence: ({ context: { notifications } }) => [notifications.length, notifications.some((one) => !one.read)],
  // If all notifications are read, there is nothing to mark. The button then shows this state and does nothing.
  never: ({ context: { notifications } }, { type }) =>
    (type === 'notification.followed' || type === 'all.read') && !notifications.some((one) => !one.read),
  maxPairs: 60,
  observe: ({ context: { notifications, reason } }) => ({
    notifications: notifications.map(({ body, read }) => `${body.replaceAll(/<.*?>/g, '')}${read ? '' : ' (unread)'}`),
    reason,
  }),
  invariants: {
    'every error state has a reason': (snapshot) => !snapshot.hasTag('error') || snapshot.context.reason !== '',
  },
});
