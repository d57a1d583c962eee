import { setup } from 'xstate';

/** The events of a loader. */
export type LoaderEvent = { type: 'wait.began' } | { type: 'wait.ended' };

/** Shows a loading indicator only when loading takes longer than 150 ms (docs/behavior/shell.md#loading). */
export const loaderMachine = setup({
  types: { events: {} as LoaderEvent },
  delays: { patience: 150 },
}).createMachine({
  id: 'loader',
  initial: 'idle',
  states: {
    idle: { on: { 'wait.began': 'waiting' } },
    waiting: { after: { patience: 'shown' }, on: { 'wait.ended': 'idle' } },
    shown: { tags: 'busy', on: { 'wait.ended': 'idle' } },
  },
});
