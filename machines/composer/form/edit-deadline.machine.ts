import { assign, fromPromise, setup } from 'xstate';
import {
  computeEditTime,
  type EditTime,
  type EditWindowInput,
  editTimeGuards,
  minute,
} from '#machines/post/edit-window.ts';

/** Timers of browsers cannot run for a month, so distant deadlines are checked once a day. */
const day = 86_400_000;

/** The events of the edit deadline, after the edit window has ended. */
export type EditDeadlineEvent = { type: 'copy.requested' };

/**
 * Warns the member who edits a post once, a minute before the edit window ends (WCAG 2.2.1). After the end, the text is
 * preserved and can be copied.
 */
export const editDeadlineMachine = setup({
  types: {
    input: {} as { facts: EditWindowInput },
    context: {} as EditTime,
    events: {} as EditDeadlineEvent,
  },
  actors: { copyText: fromPromise<unknown>(() => Promise.reject(new Error('The actor `copyText` is not provided.'))) },
  delays: {
    untilLastMinute: ({ context: { left } }) => Math.min(left - minute, day),
    untilEnd: ({ context: { left } }) => left,
  },
  guards: editTimeGuards,
  actions: { look: assign(computeEditTime) },
}).createMachine({
  id: 'edit-deadline',
  context: ({ input: { facts } }) => ({ facts, left: 0 }),
  initial: 'looking',
  states: {
    looking: {
      entry: 'look',
      always: [
        { guard: 'isEndless', target: 'endless' },
        { guard: 'isOver', target: 'over' },
        { guard: 'isLastMinute', target: 'ending' },
        { target: 'calm' },
      ],
    },
    endless: {},
    calm: { after: { untilLastMinute: 'looking' } },
    ending: { after: { untilEnd: 'looking' } },
    over: { on: { 'copy.requested': 'copying' } },
    copying: { tags: 'busy', invoke: { src: 'copyText', onDone: 'copied', onError: 'uncopied' } },
    copied: { on: { 'copy.requested': 'copying' } },
    uncopied: { tags: 'error', on: { 'copy.requested': 'copying' } },
  },
});
