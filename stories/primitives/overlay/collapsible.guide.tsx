import { Collapsible } from '#components/primitives/overlay/collapsible.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Shortens content that may be very long, such as a signature, until somebody wants to read it.',
  avoid: [
    'For content that is secret until asked for, use `Spoiler`.',
    'For the main text of a page: readers must not have to open it.',
  ],
  keys: [
    ['Enter', 'Opens or closes it'],
    ['Space', 'Opens or closes it'],
  ],
  reader: 'A button that is expanded or not. Hidden content cannot be focused.',
  examples: [
    {
      verdict: 'do',
      Show: () => (
        <Collapsible label="signature">
          {[
            'Carpenter',
            'Bristol',
            'Member since 2009',
            'Ask me about joints',
            'Never about glue',
            'Old tools',
            'New wood',
            'Kind words',
          ].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Collapsible>
      ),
      because: 'The label says what more there is to see.',
    },
    {
      verdict: 'dont',
      Show: () => (
        <Collapsible>
          <p>One line.</p>
        </Collapsible>
      ),
      because: 'Short content needs none: it shows no button below 150 px.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => (
  <Collapsible label="signature">
    {[
      'Carpenter',
      'Bristol',
      'Member since 2009',
      'Ask me about joints',
      'Never about glue',
      'Old tools',
      'New wood',
    ].map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Collapsible>
);
