import { DateTime } from '#components/primitives/text/date-time.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'A moment, in the words and the time zone of the reader, with the exact time on hover.',
  avoid: [
    'For a duration, write it as a text.',
    'For a date without a time that is the same everywhere, such as a birthday.',
  ],
  keys: [],
  reader: 'A time element with its text; relative times do not announce their changes.',
};

/** A minimal use. */
export const Usage = () => <DateTime date="2026-11-17T14:31:00Z" type="relative" />;
