import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Begins a message to a member, where the viewer may.',
  avoid: ['It renders nothing where it is not allowed: do not add a second notice.'],
  reader: 'A link that names the member.',
};
