import { Ellipsis, Link as LinkIcon, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Dialog, DialogBody } from '#components/primitives/overlay/dialog.tsx';
import {
  Menu,
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuSeparator,
} from '#components/primitives/overlay/menu.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / menu' };

const done = () => {};

export const Open = () => {
  const [isPinned, pin] = useState(true);
  return (
    <div className={ground} style={{ minBlockSize: '26rem' }}>
      <Menu
        defaultOpen
        align="start"
        trigger={<IconButton label="Options for How were the tide tables made?" icon={<Ellipsis size="1em" />} />}
      >
        <MenuItem icon={<Pencil size="1em" />} onSelect={done}>
          Edit
        </MenuItem>
        <MenuLink href="/discussion/1/tides" icon={<LinkIcon size="1em" />}>
          Permalink
        </MenuLink>
        <MenuSeparator />
        <MenuGroup label="Moderation">
          <MenuCheckboxItem checked={isPinned} onCheckedChange={pin}>
            Announce
          </MenuCheckboxItem>
          <MenuItem disabledReason="You may not move discussions of Announcements.">Move</MenuItem>
        </MenuGroup>
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 size="1em" />} onSelect={done}>
          Delete
        </MenuItem>
      </Menu>
    </div>
  );
};

/** A menu in a dialog, beside other controls. */
export const InDialog = () => {
  const [isOpen, open] = useState(true);
  return (
    <Dialog open={isOpen} onOpenChange={open} title="Tide tables">
      <DialogBody>
        <Menu trigger={<Button>Options</Button>} label="Options">
          <MenuItem onSelect={done}>Edit</MenuItem>
        </Menu>
        <Button>Save</Button>
      </DialogBody>
    </Dialog>
  );
};
