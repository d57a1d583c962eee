import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'The one heading of the first level on a page, with its description and the actions on the whole page.',
  avoid: ['For a part of the page, use a plain heading.'],
  reader: 'A heading of the first level, then the actions.',
};
