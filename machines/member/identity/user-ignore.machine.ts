import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/failure-reason.ts';

/** The initial state: whether the viewer ignores the member. */
export interface UserIgnoreInput {
  readonly isIgnored: boolean;
}

interface Context extends UserIgnoreInput {
  readonly reason: string;
}

/**
 * The machine that adds a member to the viewer's ignore list and removes them again.
 *
 * The state changes only after the server has confirmed. After an error the state is unchanged and the reason is
 * available.
 */
export const userIgnoreMachine = setup({
  types: { input: {} as UserIgnoreInput, context: {} as Context, events: {} as { type: 'choice.pressed' } },
  actors: {
    saveIgnored: fromPromise<unknown, boolean>(() =>
      Promise.reject(new Error('The actor `saveIgnored` is not provided.')),
    ),
  },
  guards: { isIgnored: ({ context }) => context.isIgnored },
  actions: {
    noteIgnored: assign({ isIgnored: true, reason: '' }),
    noteHeard: assign({ isIgnored: false, reason: '' }),
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error) })),
  },
}).createMachine({
  id: 'user-ignore',
  context: ({ input }) => ({ ...input, reason: '' }),
  initial: 'unknown',
  states: {
    unknown: { always: [{ guard: 'isIgnored', target: 'ignored' }, { target: 'heard' }] },
    heard: { on: { 'choice.pressed': 'ignoring' } },
    ignoring: {
      tags: ['busy'],
      invoke: {
        src: 'saveIgnored',
        input: true,
        onDone: { target: 'ignored', actions: 'noteIgnored' },
        onError: { target: 'failed', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
    ignored: { on: { 'choice.pressed': 'hearing' } },
    hearing: {
      tags: ['busy'],
      invoke: {
        src: 'saveIgnored',
        input: false,
        onDone: { target: 'heard', actions: 'noteHeard' },
        onError: { target: 'failed', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: ['error'],
      on: { 'choice.pressed': [{ guard: 'isIgnored', target: 'hearing' }, { target: 'ignoring' }] },
    },
  },
});
