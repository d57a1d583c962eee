import { assign, setup } from 'xstate';

/** The events of the mega menu; `item` is the ID of the item whose menu is meant. */
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
  /** The item whose menu is open or about to open because the pointer hovers over it. */
  readonly item: string;
}

/**
 * The machine of the menus in the title bar's navigation (docs/behavior/shell.md#mega-menu). A press, a key or 200
 * ms of hover opens a menu; focus alone does not. At most one menu is open.
 *
 * A menu opened by hover closes 250 ms after the pointer leaves. A press or a key pins it until the focus leaves. A
 * press closes a pinned menu. `item.entered` is sent by the key that moves to the first link.
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
