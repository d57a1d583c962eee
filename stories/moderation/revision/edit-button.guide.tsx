import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Opens a dialog to create or edit an item of a list.',
  avoid: ['To edit in place, use the form itself.'],
  keys: [['Enter', 'Opens the dialog']],
  reader: 'A button; the dialog returns the focus to it.',
};
