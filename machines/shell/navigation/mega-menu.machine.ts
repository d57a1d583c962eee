import { assign, setup } from 'xstate';

/** What befalls the menus below the title bar's navigation; `item` is the one whose menu is meant. */
export type MegaMenuEvent =
  | { type: 'pointer.entered'; item: string }
  | { type: 'pointer.left' }
  | { type: 'item.pressed'; item: string }
  | { type: 'item.entered'; item: string }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  | { type: 'menu.dismissed' }
  | { type: 'link.followed' };

interface Context {
  /** The item whose menu is open, or which the pointer rests on. */
  readonly item: string;
}

/**
 * The menus below the title bar's navigation (`spec/behaviours.md` §4c, decision 6): a press, a key or 200 ms of hover
 * opens one, never the focus alone; at most one is open.
 *
 * One that the pointer alone holds open closes 250 ms after it has left; a press or a key holds it until the focus has
 * left. A press closes a menu that one has opened; `item.entered` is the key that goes on to the first link.
 */
export const megaMenuMachine = setup({
  types: { context: {} as Context, events: {} as MegaMenuEvent },
  delays: { restPause: 200, leavePause: 250 },
  guards: { isOpenItem: ({ context }, { item }: { item: string }) => context.item === item },
  actions: {
    keepItem: assign((_, { item }: { item: string }) => ({ item })),
    forgetItem: assign({ item: '' }),
    goToFirstLink: () => {},
    giveFocusBack: () => {},
  },
}).createMachine({
  id: 'mega-menu',
  context: { item: '' },
  initial: 'closed',
  on: {
    'item.entered': {
      target: '.open.pinned',
      actions: [{ type: 'keepItem', params: ({ event }) => event }, 'goToFirstLink'],
    },
    'item.pressed': { target: '.open.pinned', actions: { type: 'keepItem', params: ({ event }) => event } },
  },
  states: {
    closed: {
      entry: 'forgetItem',
      on: {
        'pointer.entered': { target: 'resting', actions: { type: 'keepItem', params: ({ event }) => event } },
      },
    },
    resting: {
      after: { restPause: 'open.pointed' },
      on: {
        'pointer.entered': {
          target: 'resting',
          reenter: true,
          actions: { type: 'keepItem', params: ({ event }) => event },
        },
        'pointer.left': 'closed',
      },
    },
    open: {
      tags: 'open',
      initial: 'pointed',
      on: { 'menu.dismissed': { target: 'closed', actions: 'giveFocusBack' }, 'link.followed': 'closed' },
      states: {
        pointed: {
          on: {
            'pointer.entered': { actions: { type: 'keepItem', params: ({ event }) => event } },
            'pointer.left': 'leaving',
            'focus.entered': 'pinned',
          },
        },
        pinned: {
          on: {
            'item.pressed': [
              { guard: { type: 'isOpenItem', params: ({ event }) => event }, target: '#mega-menu.closed' },
              { actions: { type: 'keepItem', params: ({ event }) => event } },
            ],
            'focus.left': 'leaving',
          },
        },
        leaving: {
          after: { leavePause: '#mega-menu.closed' },
          on: {
            'pointer.entered': { target: 'pointed', actions: { type: 'keepItem', params: ({ event }) => event } },
            'focus.entered': 'pinned',
          },
        },
      },
    },
  },
});
