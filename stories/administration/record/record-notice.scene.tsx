import { useState } from 'react';
import { RecordNotice } from '#components/administration/record/record-notice.tsx';
import { liveStore } from '#components/live/live-store.ts';
import { Button } from '#components/primitives/form/button.tsx';
import type { RecordSave } from '#machines/administration/record/record-notice.machine.ts';
import { otherSave, recordNoticeModel } from '#machines/administration/record/record-notice.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { StorySite } from '#stories/support/story-site.tsx';

function Notice() {
  const readSave = useStoryCall<undefined, RecordSave>('/records/save');
  const [revisionID, setRevisionID] = useState(8);
  useStoryEvents({ 'save.heard': () => liveStore.tell({ type: 'layout', data: { layoutID: 3 } }) });
  return (
    <StorySite>
      <p>The editor has the revision {revisionID}.</p>
      <Button onClick={() => setRevisionID(otherSave.revisionID)}>Take the revision {otherSave.revisionID}</Button>
      <RecordNotice
        kind="layout"
        id={3}
        title="Somebody else has saved this layout"
        textOf={({ name }) => `${name} has saved this layout.`}
        revisionID={revisionID}
        isBusy={false}
        readSave={() => readSave(undefined)}
        renderChoices={() => <Button size="small">Choose a version</Button>}
      />
    </StorySite>
  );
}

/** The scene of the notice of another save, with a button that takes the other revision. */
export const recordNoticeScene = defineScene(recordNoticeModel, { render: () => <Notice /> });
