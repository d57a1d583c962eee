import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'A form in which members change one part of their own account, with its own button to save.',
  avoid: [
    'For a setting that acts at once, use `Switch`.',
    'For settings of the whole site, use the settings of the area administration.',
  ],
  reader: 'A form with the heading of its card; the outcome is announced.',
};
