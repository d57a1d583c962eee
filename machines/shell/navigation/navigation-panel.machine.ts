import { assign, setup } from 'xstate';

/** What befalls the panel of the navigation; `item` is the one whose level is entered. */
export type NavigationPanelEvent =
  | { type: 'panel.opened' }
  | { type: 'panel.closed' }
  | { type: 'level.entered'; item: string }
  | { type: 'level.left' };

interface Context {
  /** The items whose levels have been entered, the outermost first. */
  readonly way: readonly string[];
}

/**
 * The navigation of narrow windows (`spec/behaviours.md` §4i): a panel with levels, each entered by an item and left by
 * its back button. A level takes 200 ms to arrive, then has the focus; leaving it brings the focus back to its item.
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
