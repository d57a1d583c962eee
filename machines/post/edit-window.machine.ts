import { assign, setup } from 'xstate';
import { type EditWindowFacts, editTimeLeft } from './edit-window.ts';

interface Context {
  readonly facts: EditWindowFacts;
  readonly now: () => number;
  readonly left: number;
}

const minute = 60_000;

/**
 * Counts down the time in which a post may still be edited: looked at every 10 seconds, in the last minute every 5
 * (`spec/behaviours.md` §14). A window without end is not counted.
 */
export const editWindowMachine = setup({
  types: { input: {} as { facts: EditWindowFacts; now?: () => number }, context: {} as Context },
  delays: { calmTick: 10_000, lastTick: 5_000 },
  guards: {
    isEndless: ({ context }) => context.left === Number.POSITIVE_INFINITY,
    isOver: ({ context }) => context.left === 0,
    isLastMinute: ({ context }) => context.left <= minute,
  },
  actions: { look: assign({ left: ({ context: { facts, now } }) => editTimeLeft(facts, now()) }) },
}).createMachine({
  id: 'edit-window',
  context: ({ input: { facts, now = Date.now } }) => ({ facts, now, left: editTimeLeft(facts, now()) }),
  initial: 'looking',
  states: {
    looking: {
      always: [
        { guard: 'isEndless', target: 'endless' },
        { guard: 'isOver', target: 'over' },
        { guard: 'isLastMinute', target: 'ending' },
        { target: 'open' },
      ],
    },
    endless: {},
    open: { after: { calmTick: { target: 'looking', actions: 'look' } } },
    ending: { after: { lastTick: { target: 'looking', actions: 'look' } } },
    over: { type: 'final' },
  },
});
