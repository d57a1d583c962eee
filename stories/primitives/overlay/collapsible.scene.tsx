import { useState } from 'react';
import { Collapsible } from '#components/primitives/overlay/collapsible.tsx';
import { collapsibleModel } from '#machines/primitives/overlay/collapsible.model.ts';
import { ground } from '#stories/primitives/story-ground.css.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';

/**
 * Content with a height set by the walk. It starts at the largest height that is shown in full, unless a state needs
 * more.
 */
function Content() {
  const [height, setHeight] = useState(150);
  useStoryEvents({ 'content.measured': setHeight });
  return (
    <div className={ground}>
      <Collapsible label="signature">
        <div style={{ blockSize: height }}>
          <p>
            Ingrid Solheim, <a href="#harbour">Harbour office</a>
          </p>
          <div style={{ blockSize: 60 }} />
          <a href="#tides">Tide tables</a>
        </div>
      </Collapsible>
    </div>
  );
}

/** The scene of collapsible content: a signature that may be too tall. */
export const collapsibleScene = defineScene(collapsibleModel, { render: () => <Content /> });
