import { defineModel } from '#machines/model/model.ts';
import { titleBarScrollMachine } from './title-bar-scroll.machine.ts';

/**
 * The model of the title bar's scroll state: the top, just beyond the limit of 400 pixels, a little further, and far
 * below.
 */
export const titleBarScrollModel = defineModel(titleBarScrollMachine, {
  starts: { start: { y: 0 } },
  events: [0, 405, 412, 800].map((y) => ({ type: 'page.scrolled', y })),
  essence: ({ context }) => context.y,
  never: ({ context, value }, event) =>
    (event.type === 'page.scrolled' && event.y === context.y) || (event.type === 'bar.focused' && value === 'held'),
  maxPairs: 60,
  observe: ({ context: { y } }) => ({ y }),
  invariants: {
    'the title bar is never hidden near the top of a page': ({ value, context }) =>
      value !== 'hidden' || context.y >= 400,
  },
});
