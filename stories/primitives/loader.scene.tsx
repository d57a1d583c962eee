import { useState } from 'react';
import { Button } from '#components/primitives/button.tsx';
import { Loader } from '#components/primitives/loader.tsx';
import { loaderModel } from '#machines/primitives/loader.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';
import { rowGround } from './story-ground.css.ts';

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

/** A loader beside what one waits for. */
export const loaderScene = defineScene(loaderModel, { render: () => <Waiting /> });
