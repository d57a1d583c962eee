import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'A setting of the site that is a number within limits.',
  avoid: ['For a choice of a few numbers, use a `Select`.'],
  keys: [['ArrowUp, ArrowDown', 'Changes the number by one']],
  reader: 'A number field with its limits in the help.',
};
