import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'The frame of every page of the dashboard: navigation with pending counts, heading and description.',
  avoid: ['For the own account of a member, use `SettingsPage`.'],
  reader: 'Counts in the navigation are read with their names.',
};
