import { Badge } from '#components/primitives/text/badge.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'A label of a post: its topic, its type or its status.',
  avoid: ['For a number, use `Badge`.', 'For a filter that can be removed, use a button.'],
  keys: [['Enter', 'Follows it, if it is a link']],
  reader: 'Plain text, or a link with the text as its name.',
  examples: [
    {
      verdict: 'do',
      Show: () => (
        <span>
          <Tag preset="success">Answered</Tag> <Tag href="/discussions?tag=tides">tides</Tag>
        </span>
      ),
      because: 'One or two words; the text carries the meaning, not the colour.',
    },
    {
      verdict: 'dont',
      Show: () => <Tag preset="error">This discussion was closed by a moderator yesterday</Tag>,
      because: 'A sentence belongs into a message.',
    },
    { verdict: 'dont', Show: () => <Tag>12</Tag>, because: 'A count is a badge with a label.' },
    {
      verdict: 'do',
      Show: () => <Badge count={12} label={(text) => `${text} unread`} />,
      because: 'The badge says what it counts to screen readers.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => <Tag preset="success">Answered</Tag>;
