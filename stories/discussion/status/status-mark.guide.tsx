import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'The status of an idea or a question, with an icon for open or closed.',
  avoid: ['For a topic, use `Tag`.'],
  reader: 'The name of the status, with “open” or “closed” in words.',
};
