import { Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Tooltip, TooltipProvider } from '#components/primitives/overlay/tooltip.tsx';
import { tooltipModel } from '#machines/primitives/overlay/tooltip.model.ts';
import { ground } from '#stories/primitives/story-ground.css.ts';
import { defineScene } from '#stories/support/scene.ts';

// The space is preserved while its trigger is removed. Otherwise another trigger would move under a mouse that does not
// move.
const place = { inlineSize: '6rem', blockSize: '2.5rem' };

/** Two triggers that the walk can remove and restore (`story.removed`, `story.restored`). */
function Triggers() {
  const [removed, setRemoved] = useState('');
  useEffect(() => {
    const remove = (event: Event) => setRemoved((event as CustomEvent<string>).detail);
    const restore = () => setRemoved('');
    window.addEventListener('story.removed', remove);
    window.addEventListener('story.restored', restore);
    return () => {
      window.removeEventListener('story.removed', remove);
      window.removeEventListener('story.restored', restore);
    };
  }, []);
  // The height is the same without a trigger, so that the page does not scroll when one is removed.
  return (
    <div
      className={ground}
      style={{
        overflowAnchor: 'none',
        blockSize: '70rem',
        alignContent: 'start',
        padding: '6rem 1rem 0',
        display: 'flex',
        flexWrap: 'wrap',
        gap: '1rem 10rem',
      }}
    >
      <div style={place}>
        {removed !== 'bookmark' && (
          <Tooltip id="bookmark" isContent text="Keeps this discussion in your list">
            <IconButton label="Bookmark" icon={<Bookmark size="1em" />} />
          </Tooltip>
        )}
      </div>
      <Button>Reply</Button>
      <div style={place}>
        {removed !== 'report' && (
          <Tooltip id="report" isContent text="Only members of 30 days and more can report posts.">
            <Button aria-disabled>Report</Button>
          </Tooltip>
        )}
      </div>
      <Button>Share</Button>
    </div>
  );
}

/** The scene of the tooltip: two triggers whose tooltips are the only place of their information. */
export const tooltipScene = defineScene(tooltipModel, {
  render: () => (
    <TooltipProvider isEager>
      <Triggers />
    </TooltipProvider>
  ),
});
