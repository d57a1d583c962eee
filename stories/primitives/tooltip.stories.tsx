import { Bookmark } from 'lucide-react';
import { Button } from '#components/primitives/button.tsx';
import { IconButton } from '#components/primitives/icon-button.tsx';
import { Tooltip, TooltipProvider } from '#components/primitives/tooltip.tsx';
import { ground } from './story-ground.css.ts';

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

export const Open = () => (
  <TooltipProvider>
    <div className={ground} style={{ padding: '6rem' }}>
      <Tooltip open text="A longer tip wraps before it gets wider than 320 pixels, so that it stays easy to read.">
        <Button>Announce</Button>
      </Tooltip>
    </div>
  </TooltipProvider>
);
