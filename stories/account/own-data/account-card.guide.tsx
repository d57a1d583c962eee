import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'One card for each part of the account pages.',
  avoid: ['For settings of a profile, use `SettingsCard`.'],
  reader: 'A section named by its heading.',
};
