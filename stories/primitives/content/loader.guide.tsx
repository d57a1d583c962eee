import { Loader } from '#components/primitives/content/loader.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Says that a part of the page is loading. It appears only after 150 ms, so that quick answers do not flash.',
  avoid: [
    'If the shape of the content is known, use `Skeleton`: nothing moves when it arrives.',
    'For a button that sends, use its `busy`.',
  ],
  keys: [],
  reader: 'A status that says its label once.',
};

/** A minimal use. */
export const Usage = () => <Loader label="Loading comments" />;
