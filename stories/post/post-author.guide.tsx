import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Who wrote a post and when; the date is the link to the post.',
  avoid: ['In lists of discussions, the meta line has its own author.'],
  reader: 'A link to the member and a link named by the date.',
};
