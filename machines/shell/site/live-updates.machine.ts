import { assign, fromCallback, setup } from 'xstate';

/** What befalls the line on which news come. `update` is whatever the forum sends. */
export type LiveUpdatesEvent =
  | { type: 'updates.wanted' }
  | { type: 'updates.stopped' }
  | { type: 'line.opened' }
  | { type: 'line.lost' }
  | { type: 'update.received'; update: string }
  | { type: 'retry.requested' }
  | { type: 'network.lost' }
  | { type: 'network.found' };

interface Context {
  /** How often in a row the line could not be held. */
  readonly attempts: number;
}

const [firstPause, longestPause, mostAttempts] = [1_000, 30_000, 6] as const;

/**
 * The line on which an open page hears of what is new (decision 23). A lost line is tried again after 1, 2, 4, 8, 16 and
 * then every 30 seconds, at once when asked; without a network nothing is tried until there is one again.
 */
export const liveUpdatesMachine = setup({
  types: { context: {} as Context, events: {} as LiveUpdatesEvent },
  actors: {
    openLine: fromCallback<LiveUpdatesEvent>(() => {}),
    watchNetwork: fromCallback<LiveUpdatesEvent>(() => {}),
  },
  delays: { retryPause: ({ context }) => Math.min(firstPause * 2 ** (context.attempts - 1), longestPause) },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => Math.min(context.attempts + 1, mostAttempts) }),
    forgetAttempts: assign({ attempts: 0 }),
    tellUpdate: (_, _params: { update: string }) => {},
  },
}).createMachine({
  id: 'live-updates',
  context: { attempts: 0 },
  initial: 'stopped',
  states: {
    stopped: { entry: 'forgetAttempts', on: { 'updates.wanted': 'wanted' } },
    wanted: {
      initial: 'listening',
      invoke: { src: 'watchNetwork' },
      on: { 'updates.stopped': 'stopped', 'network.lost': '.offline' },
      states: {
        listening: {
          initial: 'connecting',
          invoke: { src: 'openLine' },
          on: { 'line.lost': { target: 'retrying', actions: 'countAttempt' } },
          states: {
            connecting: { on: { 'line.opened': { target: 'connected', actions: 'forgetAttempts' } } },
            connected: {
              on: { 'update.received': { actions: { type: 'tellUpdate', params: ({ event }) => event } } },
            },
          },
        },
        retrying: { tags: 'busy', after: { retryPause: 'listening' }, on: { 'retry.requested': 'listening' } },
        offline: { tags: 'error', on: { 'network.found': { target: 'listening', actions: 'forgetAttempts' } } },
      },
    },
  },
});
