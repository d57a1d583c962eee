import { Card } from '#components/primitives/content/card.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Groups what belongs together on a surface of its own.',
  avoid: ['Not inside another card.', 'For plain text: headings and space are enough.'],
  keys: [],
  reader: 'No role of its own; `as` makes it an article, a section or an item of a list.',
  examples: [
    {
      verdict: 'do',
      Show: () => <Card as="article">How were the tide tables made?</Card>,
      because: 'One thing, with the element that says what it is.',
    },
    {
      verdict: 'dont',
      Show: () => (
        <Card>
          <Card>How were the tide tables made?</Card>
        </Card>
      ),
      because: 'A card in a card adds lines, not meaning.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => (
  <Card as="article" padding="medium">
    How were the tide tables made?
  </Card>
);
