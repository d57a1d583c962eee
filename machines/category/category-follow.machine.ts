import { assign, fromPromise, setup } from 'xstate';
import type { CategoryPreferences } from '#api/category/category-fields.contract.ts';
import { defaultCategoryPreferences } from '#api/category/default-category-preferences.ts';
import { failureReason } from '#machines/failure-reason.ts';

/** The name of a notification preference. */
export type FollowPreferenceName = Exclude<keyof CategoryPreferences, 'preferences.followed'>;

/** The events of the category follow machine. */
export type CategoryFollowEvent =
  | { type: 'flyout.opened' }
  | { type: 'flyout.closed' }
  | { type: 'choice.toggled'; choice: FollowPreferenceName }
  | { type: 'unfollow.requested' }
  | { type: 'retry.requested' }
  | { type: 'problem.dismissed' };

interface Context {
  /** The current selection, including optimistic changes that the server has not confirmed. */
  readonly wanted: CategoryPreferences;
  readonly known: CategoryPreferences;
  readonly sent: CategoryPreferences;
  readonly reason: string;
}

const notProvided = () => Promise.reject(new Error('The actor is not provided.'));

/**
 * Follows a category and edits its notification preferences (docs/behavior/category.md#following).
 *
 * Opening the flyout of an unfollowed category follows it. A change is shown and saved immediately. Changes made while
 * a request is in flight are saved together, 1250 ms after the request has completed; each further change restarts this
 * delay. An error rolls the preferences back and shows the reason.
 */
export const categoryFollowMachine = setup({
  types: {
    input: {} as { preferences: CategoryPreferences },
    context: {} as Context,
    events: {} as CategoryFollowEvent,
  },
  actors: {
    savePreferences: fromPromise<CategoryPreferences, Partial<CategoryPreferences>>(notProvided),
  },
  delays: { choicePause: 1_250 },
  guards: {
    isFollowed: ({ context }) => context.known['preferences.followed'],
    hasNewerChoice: ({ context: { wanted, sent } }) => JSON.stringify(wanted) !== JSON.stringify(sent),
  },
  actions: {
    toggle: assign(({ context: { wanted } }, { choice }: { choice: FollowPreferenceName }) => ({
      wanted: { ...wanted, [choice]: !wanted[choice] },
    })),
    noteSent: assign({ sent: ({ context }) => context.wanted }),
    takeWord: assign((_, { output }: { output: CategoryPreferences }) => ({ known: output, wanted: output })),
    keepNewer: assign((_, { output }: { output: CategoryPreferences }) => ({ known: output })),
    restore: assign(({ context: { known } }, { error }: { error: unknown }) => ({
      wanted: known,
      reason: failureReason(error),
    })),
    tellSaved: () => {},
    tellFollowed: (_, _params: { isFollowed: boolean }) => {},
  },
}).createMachine({
  id: 'category-follow',
  context: ({ input: { preferences } }) => ({
    wanted: preferences,
    known: preferences,
    sent: preferences,
    reason: '',
  }),
  type: 'parallel',
  states: {
    flyout: {
      initial: 'closed',
      states: {
        closed: { on: { 'flyout.opened': 'open' } },
        open: { on: { 'flyout.closed': 'closed', 'unfollow.requested': 'closed' } },
      },
    },
    preferences: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isFollowed', target: 'settled' }, { target: 'notFollowed' }] },
        notFollowed: { on: { 'flyout.opened': 'following' } },
        following: {
          invoke: {
            src: 'savePreferences',
            // The server adds the member's default notification preferences for followed categories.
            input: { 'preferences.followed': true },
            onDone: {
              target: 'settled',
              actions: [
                { type: 'takeWord', params: ({ event }) => event },
                { type: 'tellFollowed', params: { isFollowed: true } },
              ],
            },
            onError: { target: 'refused', actions: { type: 'restore', params: ({ event }) => event } },
          },
        },
        refused: { on: { 'flyout.opened': 'following', 'retry.requested': 'following' } },
        settled: {
          on: {
            'choice.toggled': { target: 'saving', actions: { type: 'toggle', params: ({ event }) => event } },
            'unfollow.requested': 'unfollowing',
          },
        },
        saving: {
          entry: 'noteSent',
          invoke: {
            src: 'savePreferences',
            input: ({ context }) => context.wanted,
            onDone: [
              {
                guard: 'hasNewerChoice',
                target: 'waiting',
                actions: { type: 'keepNewer', params: ({ event }) => event },
              },
              {
                target: 'settled',
                actions: [{ type: 'takeWord', params: ({ event }) => event }, 'tellSaved'],
              },
            ],
            onError: { target: 'failed', actions: { type: 'restore', params: ({ event }) => event } },
          },
          on: {
            'choice.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
            'unfollow.requested': 'unfollowing',
          },
        },
        waiting: {
          after: { choicePause: 'saving' },
          on: {
            'choice.toggled': {
              target: 'waiting',
              reenter: true,
              actions: { type: 'toggle', params: ({ event }) => event },
            },
            'unfollow.requested': 'unfollowing',
          },
        },
        unfollowing: {
          invoke: {
            src: 'savePreferences',
            input: () => defaultCategoryPreferences,
            onDone: {
              target: 'notFollowed',
              actions: [
                { type: 'takeWord', params: ({ event }) => event },
                { type: 'tellFollowed', params: { isFollowed: false } },
              ],
            },
            onError: { target: 'failed', actions: { type: 'restore', params: ({ event }) => event } },
          },
        },
        failed: {
          on: {
            'choice.toggled': { target: 'saving', actions: { type: 'toggle', params: ({ event }) => event } },
            'unfollow.requested': 'unfollowing',
            'problem.dismissed': 'settled',
          },
        },
      },
    },
  },
});
