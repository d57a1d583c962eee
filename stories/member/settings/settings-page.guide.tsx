import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose:
    'The frame of every page of a member’s settings: breadcrumbs, navigation between them, heading and description.',
  avoid: ['For pages of administrators and moderators, use `DashboardPage`.'],
  reader: 'A navigation with the current page marked, then the heading.',
};
