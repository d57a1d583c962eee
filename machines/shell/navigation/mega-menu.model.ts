import { defineModel } from '#machines/model/model.ts';
import { megaMenuMachine } from './mega-menu.machine.ts';

/** The model of the mega menu, with two items. */
export const megaMenuModel = defineModel(megaMenuMachine, {
  events: [
    { type: 'pointer.entered', item: 'categories' },
    { type: 'pointer.entered', item: 'help' },
    { type: 'item.pressed', item: 'categories' },
    { type: 'item.pressed', item: 'help' },
    { type: 'item.entered', item: 'categories' },
    { type: 'item.entered', item: 'help' },
  ],
  essence: ({ context }) => context.item,
  observe: ({ context: { item } }) => ({ item }),
  invariants: {
    'at most the menu of one item is open': (snapshot) =>
      !snapshot.hasTag('open') || ['categories', 'help'].includes(snapshot.context.item),
    'focus alone does not open a menu': (snapshot, before, event) =>
      !event?.type.startsWith('focus.') || !snapshot.hasTag('open') || before?.hasTag('open') === true,
    'dismissing closes the menu': (snapshot, _before, event) =>
      event?.type !== 'menu.dismissed' || snapshot.matches('closed'),
  },
});
