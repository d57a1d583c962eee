import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '#components/primitives/form/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#components/primitives/overlay/menu.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Several actions on one thing, behind one button.',
  avoid: [
    'For navigation, use links.',
    'For a choice in a form, use `Select`.',
    'For one or two actions, show the buttons.',
  ],
  keys: [
    ['Enter, Space, ArrowDown', 'Opens it at the first item'],
    ['ArrowUp', 'Opens it at the last item'],
    ['Home, End', 'Moves to the first or last item'],
    ['letters', 'Jumps to an item'],
    ['Escape', 'Closes it and returns the focus'],
  ],
  reader:
    'A menu button that is expanded or not; items with their position. A refused item can be focused and says why.',
  parts: [
    { name: 'Trigger', find: 'button[aria-haspopup="menu"]', about: 'A button that names whose actions they are.' },
    { name: 'Menu', find: '[role="menu"]', about: 'Visible while it is open.' },
    { name: 'Item', find: '[role="menuitem"]', about: 'An icon and a verb; at least 24 px high.' },
  ],
  examples: [
    {
      verdict: 'do',
      Show: () => (
        <Menu trigger={<Button>Options</Button>} label="Options for this comment">
          <MenuItem icon={<Pencil size="1em" />}>Edit</MenuItem>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 size="1em" />}>
            Delete
          </MenuItem>
        </Menu>
      ),
      because: 'Verbs; the destructive action last and apart.',
    },
    {
      verdict: 'dont',
      Show: () => (
        <Menu trigger={<Button>Options</Button>} label="Options">
          <MenuItem danger icon={<Trash2 size="1em" />}>
            Delete
          </MenuItem>
        </Menu>
      ),
      because: 'A menu with one item hides it behind a press without need.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => (
  <Menu trigger={<Button>Options</Button>} label="Options for this comment">
    <MenuItem icon={<Pencil size="1em" />}>Edit</MenuItem>
    <MenuItem disabledReason="You may not move discussions of Announcements.">Move</MenuItem>
    <MenuSeparator />
    <MenuItem danger icon={<Trash2 size="1em" />}>
      Delete
    </MenuItem>
  </Menu>
);
