import { Skeleton } from '#components/primitives/content/skeleton.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Holds the place of content that is loading, in its final size.',
  avoid: [
    'If the size is unknown, use `Loader`.',
    'Not for less than a moment: the server renders first pages complete.',
  ],
  keys: [],
  reader: 'Hidden: the container says that it is busy.',
};

/** A minimal use. */
export const Usage = () => <Skeleton shape="text" lines={3} />;
