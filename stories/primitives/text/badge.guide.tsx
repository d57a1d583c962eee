import { Badge } from '#components/primitives/text/badge.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'A small count beside a name or on an icon, such as unread messages.',
  avoid: ['For a word, use `Tag`.', 'Zero is not shown: leave the badge out.'],
  keys: [],
  reader: 'The text of `label`, such as “3 unread”; above the maximum “more than 99”.',
};

/** A minimal use. */
export const Usage = () => <Badge count={3} label={(text) => `${text} unread`} />;
