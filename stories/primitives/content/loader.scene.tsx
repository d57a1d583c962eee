import { useState } from 'react';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { loaderModel } from '#machines/primitives/content/loader.model.ts';
import { rowGround } from '#stories/primitives/story-ground.css.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';

function Waiting() {
  const [isWaiting, setWaiting] = useState(false);
  useStoryEvents({ 'wait.ended': () => setWaiting(false) });
  return (
    <div className={rowGround}>
      <Button onClick={() => setWaiting(true)}>Load comments</Button>
      <Loader isWaiting={isWaiting} label="Loading comments" />
    </div>
  );
}

/** The scene of the loader, next to the button that starts loading. */
export const loaderScene = defineScene(loaderModel, { render: () => <Waiting /> });
