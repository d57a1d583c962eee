import { setup } from 'xstate';

/** The events of a flyout; `isSmall` is true on a phone-sized screen. */
export type FlyoutEvent =
  | { type: 'toggle.pressed'; isSmall: boolean }
  | { type: 'flyout.dismissed' }
  | { type: 'item.chosen' }
  | { type: 'focus.left' }
  | { type: 'other.opened' }
  | { type: 'screen.narrowed' }
  | { type: 'screen.widened' };

/**
 * The machine of a panel that a button of the title bar opens (docs/behavior/shell.md#flyouts): next to the button or,
 * on a small screen, as a dialog. At most one flyout is open on a page: opening one notifies the others, which close.
 */
export const flyoutMachine = setup({
  types: { events: {} as FlyoutEvent },
  guards: { isSmallScreen: (_, { isSmall }: { isSmall: boolean }) => isSmall },
  actions: { tellOpening: () => {}, giveFocusBack: () => {} },
}).createMachine({
  id: 'flyout',
  initial: 'closed',
  states: {
    closed: {
      on: {
        'toggle.pressed': [
          {
            guard: { type: 'isSmallScreen', params: ({ event }) => event },
            target: 'open.over',
            actions: 'tellOpening',
          },
          { target: 'open.beside', actions: 'tellOpening' },
        ],
      },
    },
    open: {
      tags: 'open',
      initial: 'beside',
      on: {
        'flyout.dismissed': { target: 'closed', actions: 'giveFocusBack' },
        'item.chosen': { target: 'closed', actions: 'giveFocusBack' },
      },
      states: {
        beside: {
          on: {
            'toggle.pressed': { target: '#flyout.closed', actions: 'giveFocusBack' },
            'focus.left': '#flyout.closed',
            'other.opened': '#flyout.closed',
            'screen.narrowed': 'over',
          },
        },
        over: { tags: 'modal', on: { 'screen.widened': 'beside' } },
      },
    },
  },
});
