import { assign, fromCallback, setup } from 'xstate';

/** The events of live updates. `update` is the unparsed data the server sends. */
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
  /** The number of consecutive failed connection attempts. */
  readonly attempts: number;
}

const [firstPause, longestPause, mostAttempts] = [1_000, 30_000, 6] as const;

/**
 * The machine of an open page's live update connection (docs/behavior/platform.md#live-updates). A lost connection is
 * retried after 1, 2, 4, 8 and 16 seconds and then every 30 seconds, or immediately on request. While the device is
 * offline no attempt is made.
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
