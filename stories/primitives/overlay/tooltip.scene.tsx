import { Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Tooltip, TooltipProvider } from '#components/primitives/overlay/tooltip.tsx';
import { tooltipModel } from '#machines/primitives/overlay/tooltip.model.ts';
import { ground } from '#stories/primitives/story-ground.css.ts';
import { defineScene } from '#stories/support/scene.ts';

// Kept while its trigger is gone: another one that moved there would come under a mouse that never moved.
const place = { inlineSize: '6rem', blockSize: '2.5rem' };

/** Two triggers that a walk can take off the page and put back (`story.removed`, `story.restored`). */
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
  // As long with a trigger as without, so that the page does not scroll by itself when one goes.
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

/** The page's one tip, over two triggers that hold what is said nowhere else. */
export const tooltipScene = defineScene(tooltipModel, {
  render: () => (
    <TooltipProvider isEager>
      <Triggers />
    </TooltipProvider>
  ),
});
