import { SkipLink } from '#components/primitives/text/skip-link.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'The first stop of Tab on every page: jumps over the navigation to the content.',
  avoid: ['More than a few skip links are a navigation of their own.'],
  keys: [
    ['Tab', 'Shows it'],
    ['Enter', 'Moves to the content'],
  ],
  reader: 'A link before everything else.',
};

/** A minimal use. */
export const Usage = () => <SkipLink href="#content">Skip to content</SkipLink>;
