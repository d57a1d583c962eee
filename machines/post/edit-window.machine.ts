import { assign, setup } from 'xstate';
import { computeEditTime, type EditTime, type EditWindowInput, editTimeGuards } from './edit-window.ts';

/**
 * Counts down the edit window of a post. The time is checked every 10 seconds, in the last minute every 5
 * (docs/behavior/post.md#edit-window). An unlimited window has no timer.
 */
export const editWindowMachine = setup({
  types: {
    input: {} as { facts: EditWindowInput },
    context: {} as EditTime,
  },
  delays: { calmTick: 10_000, lastTick: 5_000 },
  guards: editTimeGuards,
  actions: { look: assign(computeEditTime) },
}).createMachine({
  id: 'edit-window',
  context: ({ input: { facts } }) => ({ facts, left: 0 }),
  initial: 'looking',
  states: {
    looking: {
      entry: 'look',
      always: [
        { guard: 'isEndless', target: 'endless' },
        { guard: 'isOver', target: 'over' },
        { guard: 'isLastMinute', target: 'ending' },
        { target: 'open' },
      ],
    },
    endless: {},
    open: { after: { calmTick: 'looking' } },
    ending: { after: { lastTick: 'looking' } },
    over: { type: 'final' },
  },
});
