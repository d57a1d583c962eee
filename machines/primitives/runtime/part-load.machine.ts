import { assign, fromPromise, setup } from 'xstate';
import { partLoadTransitions as next, type PartLoadEvent } from './part-load.ts';

const keepAction = {
  type: 'keepAction',
  params: ({ event }: { event: { action?: unknown } }) => event,
} as const;

/**
 * Loads the code of a part when the user requests it, and keeps the user's action until the part is loaded. A click while
 * it loads replaces the kept action. After a failure the next click loads it again (docs/behavior/shell.md#loading).
 */
export const partLoadMachine = setup({
  types: { context: {} as { action: unknown }, events: {} as PartLoadEvent },
  actors: { load: fromPromise<void, unknown>(() => Promise.reject(new Error('The actor `load` is not provided.'))) },
  actions: {
    keepAction: assign((_, { action }: { action?: unknown }) => ({ action })),
    forgetAction: assign({ action: undefined }),
  },
}).createMachine({
  id: 'part-load',
  context: { action: undefined },
  initial: 'idle',
  states: {
    idle: { on: { 'part.requested': { target: next.idle['part.requested'], actions: keepAction } } },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }: { context: { action: unknown } }) => context.action,
        onDone: next.loading['part.loaded'],
        onError: next.loading['part.failed'],
      },
      on: { 'part.requested': { target: next.loading['part.requested'], reenter: true, actions: keepAction } },
    },
    failed: {
      tags: 'error',
      on: { 'part.requested': { target: next.failed['part.requested'], actions: keepAction } },
    },
    ready: {
      on: {
        'part.requested': { target: next.ready['part.requested'], actions: keepAction },
        'part.released': { target: next.ready['part.released'], actions: 'forgetAction' },
      },
    },
  },
});
