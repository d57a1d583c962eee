import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** When and how to use the component. */
export const guide: Guide = {
  purpose: 'Tells readers without JavaScript that the settings of this page can be seen, but not changed.',
  avoid: ['Forms that work without JavaScript do not need it.'],
  reader: 'A note at the top of the page.',
};
