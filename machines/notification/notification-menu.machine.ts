import { assign, fromPromise, setup } from 'xstate';
import type { Notification } from '#api/notification/notification.contract.ts';
import { failureReason } from '#machines/failure-reason.ts';

/** The events of the notification menu machine. */
export type NotificationMenuEvent =
  | { type: 'news.arrived' }
  | { type: 'notification.followed'; notificationID: number }
  | { type: 'all.read' }
  | { type: 'retry.requested' }
  | { type: 'problem.dismissed' };

interface Context {
  readonly notifications: readonly Notification[];
  readonly reason: string;
}

const notProvided = () => Promise.reject(new Error('The actor is not provided.'));

/**
 * The latest notifications of a member (docs/behavior/notification.md#notification-menu). They load when the list first
 * renders, and reload in the background on live updates. They are marked as read one by one when followed, or all at
 * once. If marking fails, the previous state is restored and the reason shown. If a reload fails, the list remains
 * unchanged.
 */
export const notificationMenuMachine = setup({
  types: { context: {} as Context, events: {} as NotificationMenuEvent },
  actors: {
    loadNotifications: fromPromise<readonly Notification[]>(notProvided),
    markAllRead: fromPromise<void>(notProvided),
  },
  delays: { patience: 150 },
  actions: {
    keep: assign((_, { output }: { output: readonly Notification[] }) => ({ notifications: output })),
    markOne: assign(({ context: { notifications } }, { notificationID }: { notificationID: number }) => ({
      notifications: notifications.map((one) => (one.notificationID === notificationID ? { ...one, read: true } : one)),
    })),
    markEach: assign(({ context: { notifications } }) => ({
      notifications: notifications.map((one) => ({ ...one, read: true })),
    })),
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error) })),
    tellRead: () => {},
  },
}).createMachine({
  id: 'notification-menu',
  context: { notifications: [], reason: '' },
  initial: 'loading',
  states: {
    loading: {
      initial: 'unseen',
      invoke: {
        src: 'loadNotifications',
        onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
      states: { unseen: { after: { patience: 'seen' } }, seen: { tags: 'busy' } },
    },
    failed: { tags: 'error', on: { 'retry.requested': 'loading' } },
    shown: {
      on: {
        'news.arrived': 'renewing',
        'notification.followed': { actions: { type: 'markOne', params: ({ event }) => event } },
        'all.read': 'marking',
      },
    },
    renewing: {
      invoke: {
        src: 'loadNotifications',
        onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => event } },
        onError: 'shown',
      },
      on: { 'notification.followed': { actions: { type: 'markOne', params: ({ event }) => event } } },
    },
    marking: {
      tags: 'busy',
      invoke: {
        src: 'markAllRead',
        onDone: { target: 'shown', actions: ['markEach', 'tellRead'] },
        onError: { target: 'refused', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
    refused: { tags: 'error', on: { 'all.read': 'marking', 'problem.dismissed': 'shown' } },
  },
});
