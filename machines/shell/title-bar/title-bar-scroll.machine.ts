import { assign, fromCallback, setup } from 'xstate';

/** The events of the title bar's scroll state; `y` is the scroll position in pixels. */
export type TitleBarScrollEvent =
  | { type: 'page.scrolled'; y: number }
  | { type: 'bar.focused' }
  | { type: 'bar.left' }
  | { type: 'place.focused' }
  | { type: 'hash.followed' };

type Place = { y: number };

/** The scroll position up to which the bar stays visible, and the smallest scroll distance that counts, in pixels. */
const beginning = 400;
const threshold = 10;

/**
 * The machine that hides the title bar when the user scrolls down, and shows it when they scroll up
 * (docs/behavior/shell.md#header-hiding). The bar stays visible while it contains the focus. It reappears when an
 * element that it would cover receives the focus. Scrolling caused by a link to a hash is ignored.
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
