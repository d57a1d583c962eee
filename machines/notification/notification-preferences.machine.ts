import { assign, fromPromise, setup } from 'xstate';
import type {
  NotificationPreferences,
  NotificationPreferencesPatch,
} from '#api/notification/notification-preference.contract.ts';
import { failureReason } from '#machines/failure-reason.ts';

/**
 * The events of the notification preferences machine. A choice names an event (or digest, quiet hours, …) and the
 * changed properties.
 */
export type NotificationPreferencesEvent =
  | { type: 'choice.made'; name: string; choice: Readonly<Record<string, string | boolean>> }
  | { type: 'problem.dismissed' };

interface Context {
  /** The optimistic preferences, including changes that the server has not confirmed yet. */
  readonly wanted: NotificationPreferences;
  readonly known: NotificationPreferences;
  /** The choices that are not yet sent. */
  readonly pending: NotificationPreferencesPatch;
  readonly sent: NotificationPreferencesPatch;
  readonly reason: string;
}

type Choice = Extract<NotificationPreferencesEvent, { type: 'choice.made' }>;
const merged = <All extends object>(all: All, { name, choice }: Choice): All =>
  ({ ...all, [name]: { ...(all as Record<string, object>)[name], ...choice } }) as All;

/** Merges the pending choices into the preferences that the server returned. */
const withPending = (output: NotificationPreferences, pending: NotificationPreferencesPatch) =>
  Object.entries(pending).reduce((all, [name, choice]) => merged(all, { type: 'choice.made', name, choice }), output);

/**
 * Saves notification preferences automatically (docs/behavior/notification.md#notification-preferences). Choices show
 * immediately and are sent together, 1250 ms after the last one. If saving fails, the state of the server is restored
 * and the reason shown.
 */
export const notificationPreferencesMachine = setup({
  types: {
    input: {} as { preferences: NotificationPreferences },
    context: {} as Context,
    events: {} as NotificationPreferencesEvent,
  },
  actors: {
    savePreferences: fromPromise<NotificationPreferences, NotificationPreferencesPatch>(() =>
      Promise.reject(new Error('The actor is not provided.')),
    ),
  },
  delays: { choicePause: 1_250, thanksPause: 3_000 },
  guards: { hasNewerChoice: ({ context }) => Object.keys(context.pending).length > 0 },
  actions: {
    choose: assign(({ context: { wanted, pending } }, choice: Choice) => ({
      wanted: merged(wanted, choice),
      pending: merged(pending, choice),
    })),
    noteSent: assign(({ context: { pending } }) => ({ sent: pending, pending: {} })),
    takeWord: assign(({ context: { pending } }, { output }: { output: NotificationPreferences }) => ({
      known: output,
      wanted: withPending(output, pending),
    })),
    restore: assign(({ context: { known } }, { error }: { error: unknown }) => ({
      wanted: known,
      pending: {},
      reason: failureReason(error),
    })),
    tellSaved: () => {},
  },
}).createMachine({
  id: 'notification-preferences',
  context: ({ input: { preferences } }) => ({
    wanted: preferences,
    known: preferences,
    pending: {},
    sent: {},
    reason: '',
  }),
  initial: 'clean',
  on: { 'choice.made': { target: '.waiting', actions: { type: 'choose', params: ({ event }) => event } } },
  states: {
    clean: {},
    waiting: { after: { choicePause: 'saving' } },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'savePreferences',
        input: ({ context }) => context.sent,
        onDone: [
          {
            guard: 'hasNewerChoice',
            target: 'waiting',
            actions: { type: 'takeWord', params: ({ event }) => event },
          },
          { target: 'saved', actions: [{ type: 'takeWord', params: ({ event }) => event }, 'tellSaved'] },
        ],
        onError: { target: 'failed', actions: { type: 'restore', params: ({ event }) => event } },
      },
      entry: 'noteSent',
      on: { 'choice.made': { actions: { type: 'choose', params: ({ event }) => event } } },
    },
    saved: { after: { thanksPause: 'clean' } },
    failed: { tags: 'error', on: { 'problem.dismissed': 'clean' } },
  },
});
