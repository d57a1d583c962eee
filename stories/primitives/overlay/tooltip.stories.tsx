import { Bookmark } from 'lucide-react';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Dialog, DialogBody } from '#components/primitives/overlay/dialog.tsx';
import { Tooltip, TooltipProvider } from '#components/primitives/overlay/tooltip.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / tooltip' };

export const Resting = () => (
  <TooltipProvider>
    <div className={ground} style={{ paddingBlock: '6rem' }}>
      <Tooltip text="Keeps this discussion in your list">
        <IconButton label="Bookmark" icon={<Bookmark size="1em" />} />
      </Tooltip>
    </div>
  </TooltipProvider>
);

export const Long = () => (
  <TooltipProvider>
    <div className={ground} style={{ padding: '6rem' }}>
      <Tooltip isContent text="A longer tip wraps before it gets wider than 320 pixels, so that it stays easy to read.">
        <Button aria-disabled>Announce</Button>
      </Tooltip>
    </div>
  </TooltipProvider>
);

export const InDialog = () => (
  <TooltipProvider>
    <Dialog open onOpenChange={() => document.body.setAttribute('data-closed', '')} title="Edit tags">
      <DialogBody>
        <Tooltip text="Tags help others to find the discussion">
          <Button>Add tag</Button>
        </Tooltip>
      </DialogBody>
    </Dialog>
  </TooltipProvider>
);
