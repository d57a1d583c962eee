import { Bookmark, Flag } from 'lucide-react';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose:
    'An action with a well-known icon where a text does not fit: in rows of posts, in the title bar, in toolbars.',
  avoid: [
    'If there is room for a text, use `Button` with an icon.',
    'Never for an action that cannot be undone: an icon alone is easily misread.',
  ],
  keys: [
    ['Enter', 'Performs the action'],
    ['Space', 'Performs the action'],
  ],
  reader: 'A button with `label` as its name; `pressed` makes it a toggle. The name is shown as a tooltip.',
  examples: [
    {
      verdict: 'do',
      Show: () => <IconButton label="Report this post" icon={<Flag size="1em" />} />,
      because: 'The label names action and object.',
    },
    {
      verdict: 'dont',
      Show: () => <IconButton label="Flag icon" icon={<Flag size="1em" />} />,
      because: 'The label describes the picture instead of the action.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => <IconButton label="Bookmark" icon={<Bookmark size="1em" />} pressed={false} />;
