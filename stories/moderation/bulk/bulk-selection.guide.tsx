import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Makes the rows of a list selectable, with one toolbar for all that is selected.',
  avoid: ['For an action on one row, use the menu of the row.'],
  keys: [
    ['Space', 'Selects a row'],
    ['Shift+Space', 'Selects all rows from the last one'],
  ],
  reader: 'Each new count is announced once; a skip link leads to the toolbar.',
};
