import { defineModel } from '#machines/model/model.ts';
import { flyoutMachine } from './flyout.machine.ts';

/** The model of a flyout, for wide and small screens. */
export const flyoutModel = defineModel(flyoutMachine, {
  events: [
    { type: 'toggle.pressed', isSmall: false },
    { type: 'toggle.pressed', isSmall: true },
  ],
  // On a small screen an open flyout is a dialog, which covers its button.
  never: (snapshot, event) => event.type === 'toggle.pressed' && event.isSmall && snapshot.matches({ open: 'beside' }),
  invariants: {
    'opening another flyout closes this one': (snapshot, _before, event) =>
      event?.type !== 'other.opened' || snapshot.matches('closed'),
    'dismissing closes the flyout': (snapshot, _before, event) =>
      event?.type !== 'flyout.dismissed' || !snapshot.hasTag('open'),
  },
});
