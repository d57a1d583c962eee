import { assign, setup } from 'xstate';

/** The events of the navigation panel; `item` is the item whose level is entered. */
export type NavigationPanelEvent =
  | { type: 'panel.opened' }
  | { type: 'panel.closed' }
  | { type: 'level.entered'; item: string }
  | { type: 'level.left' };

interface Context {
  /** The items whose levels are entered, outermost first. */
  readonly way: readonly string[];
}

/**
 * The machine of the navigation in narrow windows (docs/behavior/shell.md#navigation-panel): a panel with levels, each
 * entered through an item and left with its back button. A level slides in for 200 ms and then takes the focus. Leaving
 * a level returns the focus to its item.
 */
export const navigationPanelMachine = setup({
  types: { context: {} as Context, events: {} as NavigationPanelEvent },
  delays: { arrivalPause: 200 },
  guards: { isOutermostLevel: ({ context }) => context.way.length === 1 },
  actions: {
    enterLevel: assign(({ context }, { item }: { item: string }) => ({ way: [...context.way, item] })),
    leaveLevel: assign({ way: ({ context }) => context.way.slice(0, -1) }),
    forgetWay: assign({ way: [] }),
    goToBackButton: () => {},
    goToItem: (_, _params: { item: string | undefined }) => {},
  },
}).createMachine({
  id: 'navigation-panel',
  context: { way: [] },
  initial: 'closed',
  states: {
    closed: { entry: 'forgetWay', on: { 'panel.opened': 'open' } },
    open: {
      tags: 'open',
      initial: 'top',
      on: {
        'panel.closed': 'closed',
        'level.entered': { target: '.level.arriving', actions: { type: 'enterLevel', params: ({ event }) => event } },
      },
      states: {
        top: {},
        level: {
          initial: 'arriving',
          on: {
            'level.left': [
              {
                guard: 'isOutermostLevel',
                target: 'top',
                actions: [{ type: 'goToItem', params: ({ context }) => ({ item: context.way.at(-1) }) }, 'leaveLevel'],
              },
              {
                target: '.shown',
                actions: [{ type: 'goToItem', params: ({ context }) => ({ item: context.way.at(-1) }) }, 'leaveLevel'],
              },
            ],
          },
          states: {
            arriving: { after: { arrivalPause: { target: 'shown', actions: 'goToBackButton' } } },
            shown: {},
          },
        },
      },
    },
  },
});
