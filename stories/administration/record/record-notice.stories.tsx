import { useEffect } from 'react';
import { RecordNotice } from '#components/administration/record/record-notice.tsx';
import { liveStore } from '#components/live/live-store.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { otherSave } from '#machines/administration/record/record-notice.model.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / record-notice' };

function Heard() {
  useEffect(() => liveStore.tell({ type: 'layout', data: { layoutID: 3 } }), []);
  return (
    <RecordNotice
      kind="layout"
      id={3}
      title="Somebody else has saved this layout"
      textOf={({ name }) => `${name} has saved this layout.`}
      revisionID={8}
      isBusy={false}
      readSave={async () => otherSave}
      renderChoices={() => <Button size="small">Choose a version</Button>}
    />
  );
}

/** A layout that somebody else has saved. */
export const Shown = () => (
  <StorySite>
    <Heard />
  </StorySite>
);
