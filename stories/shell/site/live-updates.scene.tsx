import { useState } from 'react';
import type { LiveConnection } from '#components/shell/site/live-line.ts';
import { LiveUpdates } from '#components/shell/site/live-updates.tsx';
import { liveUpdatesModel } from '#machines/shell/site/live-updates.model.ts';
import { defineScene } from '#stories/support/scene.ts';

declare global {
  interface Window {
    /** The connection that a walk in the browser controls. */
    storyLine?: LiveConnection;
  }
}

function openStoryLine(): LiveConnection {
  const line: LiveConnection = { onopen: null, onerror: null, onmessage: null, close: () => undefined };
  window.storyLine = line;
  return line;
}

function Updates() {
  const [updates, setUpdates] = useState<readonly string[]>([]);
  return (
    <>
      <LiveUpdates openLine={openStoryLine} onUpdate={(update) => setUpdates((known) => [...known, update])} />
      <output>{updates.length} new</output>
    </>
  );
}

/** The live updates switch, with a count of the updates received. */
export const liveUpdatesScene = defineScene(liveUpdatesModel, { render: () => <Updates /> });
