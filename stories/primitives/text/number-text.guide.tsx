import { NumberText } from '#components/primitives/text/number-text.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'A count that may be large: “1.2k”, with the exact number for those who need it.',
  avoid: ['For amounts that are compared or added, write the full number.'],
  keys: [],
  reader: 'The full number.',
};

/** A minimal use. */
export const Usage = () => <NumberText value={1234} />;
