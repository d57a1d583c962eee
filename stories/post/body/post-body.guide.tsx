import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'The text of a post, as the server has rendered and cleaned it.',
  avoid: [
    'For texts of the interface: they come from the catalogues.',
    'For text that has not been through the server: show it as plain text.',
  ],
  reader: 'Headings, lists and tables of the post; its direction follows its text.',
};
