import { Link } from '#components/primitives/text/link.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Goes to another address, of this forum or elsewhere.',
  avoid: ['For an action on the page, use `Button`.', 'To look like a button, use `ButtonLink`.'],
  keys: [['Enter', 'Follows the link']],
  reader: 'A link with its text; one that leaves the site says that it opens a new tab.',
  examples: [
    {
      verdict: 'do',
      Show: () => (
        <p>
          See <Link href="/help/tides">how tide tables are made</Link>.
        </p>
      ),
      because: 'The text says where it leads, also out of context.',
    },
    {
      verdict: 'dont',
      Show: () => (
        <p>
          To see how tide tables are made, click <Link href="/help/tides">here</Link>.
        </p>
      ),
      because: '“Here” means nothing in a list of links.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => <Link href="/discussion/1/tides">How were the tide tables made?</Link>;
