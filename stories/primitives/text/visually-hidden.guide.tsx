import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Words that only assistive technology needs, because everyone else sees them in the layout.',
  avoid: ['Never for content that others would miss.', 'For the name of a button without a text, use `IconButton`.'],
  keys: [],
  reader: 'Read like any text.',
};

/** A minimal use. */
export const Usage = () => (
  <p>
    3<VisuallyHidden> unread messages</VisuallyHidden>
  </p>
);
