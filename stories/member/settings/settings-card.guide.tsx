import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'One card for each subject on a page of settings.',
  avoid: ['For a list of like things, use one card for the list.'],
  reader: 'A section named by its heading.',
};
