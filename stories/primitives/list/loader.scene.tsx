import { useState } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { Loader } from '#components/primitives/list/loader.tsx';
import { loaderModel } from '#machines/primitives/list/loader.model.ts';
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
