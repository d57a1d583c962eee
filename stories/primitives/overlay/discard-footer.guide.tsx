import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'The two answers when a dialog with unsaved input is closed: stay, or discard.',
  avoid: ['Only inside a `Dialog` that asks whether to discard.'],
  keys: [['Escape', 'Stays: the safe answer']],
  reader: 'Two buttons; the focus begins on the safe one.',
};
