import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Informs readers without JavaScript that they can see the settings of this page, but not change them.',
  avoid: ['Forms that work without JavaScript do not need it.'],
  reader: 'A note at the top of the page.',
};
