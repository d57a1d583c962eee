import { assign, fromCallback, setup } from 'xstate';

/** What befalls the title bar while its page scrolls; `y` in pixels from the top. */
export type TitleBarScrollEvent =
  | { type: 'page.scrolled'; y: number }
  | { type: 'bar.focused' }
  | { type: 'bar.left' }
  | { type: 'place.focused' }
  | { type: 'hash.followed' };

type Place = { y: number };

/** Down to here the bar stays, and so little does not count as scrolling; in pixels. */
const beginning = 400;
const threshold = 10;

/**
 * Hides the title bar while one reads on, and brings it back when one turns round (`spec/behaviours.md` §27). It stays
 * while something in it has the focus, comes back when something below its place takes it (decision 8), and does not
 * heed the scrolling that a link to a place on the page causes.
 */
export const titleBarScrollMachine = setup({
  types: { input: {} as Place, context: {} as Place, events: {} as TitleBarScrollEvent },
  actors: { watchPage: fromCallback<TitleBarScrollEvent>(() => {}) },
  delays: { hashPause: 500 },
  guards: {
    goesDown: ({ context }, { y }: Place) => y >= beginning && y > context.y + threshold,
    goesUp: ({ context }, { y }: Place) => y < beginning || y < context.y - threshold,
  },
  actions: { keepPlace: assign((_, { y }: Place) => ({ y })), bringIntoSight: () => {} },
}).createMachine({
  id: 'title-bar-scroll',
  context: ({ input }) => ({ y: input.y }),
  initial: 'visible',
  invoke: { src: 'watchPage' },
  on: {
    'page.scrolled': { actions: { type: 'keepPlace', params: ({ event }) => event } },
    'bar.focused': '.held',
  },
  states: {
    visible: {
      on: {
        'page.scrolled': [
          {
            guard: { type: 'goesDown', params: ({ event }) => event },
            target: 'hidden',
            actions: { type: 'keepPlace', params: ({ event }) => event },
          },
          { actions: { type: 'keepPlace', params: ({ event }) => event } },
        ],
        'hash.followed': 'paused',
      },
    },
    hidden: {
      tags: 'hidden',
      on: {
        'page.scrolled': [
          {
            guard: { type: 'goesUp', params: ({ event }) => event },
            target: 'visible',
            actions: { type: 'keepPlace', params: ({ event }) => event },
          },
          { actions: { type: 'keepPlace', params: ({ event }) => event } },
        ],
        'place.focused': { target: 'visible', actions: 'bringIntoSight' },
        'hash.followed': 'paused',
      },
    },
    held: { on: { 'bar.left': 'visible' } },
    paused: { after: { hashPause: 'visible' }, on: { 'hash.followed': { target: 'paused', reenter: true } } },
  },
});
