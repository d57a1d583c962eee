import { assign, setup } from 'xstate';
import { type EditWindowFacts, editTimeLeft } from './edit-window.ts';

const minute = 60_000;

/**
 * Counts down the time in which a post may still be edited: looked at every 10 seconds, in the last minute every 5
 * (`spec/behaviours.md` §14). A window without end is not counted.
 */
export const editWindowMachine = setup({
  types: {
    input: {} as { facts: EditWindowFacts },
    /** `left` is in milliseconds, infinite when there is no end. */
    context: {} as { facts: EditWindowFacts; left: number },
  },
  delays: { calmTick: 10_000, lastTick: 5_000 },
  guards: {
    isEndless: ({ context }) => context.left === Number.POSITIVE_INFINITY,
    isOver: ({ context }) => context.left === 0,
    isLastMinute: ({ context }) => context.left <= minute,
  },
  actions: { look: assign({ left: ({ context: { facts } }) => editTimeLeft(facts, Date.now()) }) },
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
