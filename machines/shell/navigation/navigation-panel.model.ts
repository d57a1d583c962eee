import { defineModel } from '#machines/model/model.ts';
import { navigationPanelMachine } from './navigation-panel.machine.ts';

const levels = ['categories', 'workshop'];

/** How the graph of the navigation's panel is explored: categories, and among them one with categories of its own. */
export const navigationPanelModel = defineModel(navigationPanelMachine, {
  events: levels.map((item) => ({ type: 'level.entered' as const, item })),
  essence: ({ context }) => context.way,
  // A level is entered from the one above it.
  never: ({ context }, event) => event.type === 'level.entered' && levels[context.way.length] !== event.item,
  invariants: {
    'a panel that is opened again begins at the top': (snapshot, _before, event) =>
      event?.type !== 'panel.opened' || (snapshot.matches({ open: 'top' }) && snapshot.context.way.length === 0),
    'back leads one level up': (snapshot, before, event) =>
      event?.type !== 'level.left' || snapshot.context.way.length === (before?.context.way.length ?? 0) - 1,
  },
});
