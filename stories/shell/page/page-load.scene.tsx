import { useState } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { BufferedChannel } from '#components/primitives/runtime/buffered-channel.ts';
import { PageLoad } from '#components/shell/page/page-load.tsx';
import type { PageLoadEvent } from '#machines/shell/page/page-load.machine.ts';
import { pageLoadModel } from '#machines/shell/page/page-load.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';
import { StorySite } from '#stories/support/story-site.tsx';

function Loading() {
  const [mail] = useState(() => new BufferedChannel<PageLoadEvent>());
  useStoryEvents({
    'load.succeeded': () => mail.send({ type: 'load.succeeded' }),
    'load.failed': () => mail.send({ type: 'load.failed' }),
  });
  return (
    <StorySite>
      <PageLoad mail={mail} />
      <Button onClick={() => mail.send({ type: 'load.started' })}>Discussions</Button>
    </StorySite>
  );
}

/** The progress line above a page while the next page loads. */
export const pageLoadScene = defineScene(pageLoadModel, { render: () => <Loading /> });
