import { defineModel } from '#machines/model/model.ts';
import { navigationPanelMachine } from './navigation-panel.machine.ts';

const levels = ['categories', 'workshop'];

/** The model of the navigation panel: categories, of which one has subcategories. */
export const navigationPanelModel = defineModel(navigationPanelMachine, {
  events: levels.map((item) => ({ type: 'level.entered' as const, item })),
  essence: ({ context }) => context.way,
  // A level can only be entered from its parent level.
  never: ({ context }, event) => event.type === 'level.entered' && levels[context.way.length] !== event.item,
  observe: ({ context: { way } }) => ({ way }),
  invariants: {
    'a panel always opens at the top level': (snapshot, _before, event) =>
      event?.type !== 'panel.opened' || (snapshot.matches({ open: 'top' }) && snapshot.context.way.length === 0),
    'the back button leads one level up': (snapshot, before, event) =>
      event?.type !== 'level.left' || snapshot.context.way.length === (before?.context.way.length ?? 0) - 1,
  },
});
