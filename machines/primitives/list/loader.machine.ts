import { setup } from 'xstate';

/** What befalls a wait: it begins, and it is over. */
export type LoaderEvent = { type: 'wait.began' } | { type: 'wait.ended' };

/** Says that something is on its way, but only when it takes longer than 150 ms (`spec/behaviours.md` §33, decision 10). */
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
