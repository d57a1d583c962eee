import { Spoiler } from '#components/primitives/overlay/spoiler.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Hides the end of a story, or a solution, until the reader asks for it.',
  avoid: ['For long content, use `Collapsible`.', 'For offensive content: report it instead.'],
  keys: [
    ['Enter', 'Opens or closes it'],
    ['Space', 'Opens or closes it'],
  ],
  reader: 'A button that is expanded or not; the hidden text is not read.',
};

/** A minimal use. */
export const Usage = () => <Spoiler label="The ending">The gardener did it.</Spoiler>;
