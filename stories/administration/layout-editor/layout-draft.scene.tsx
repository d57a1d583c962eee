import { useState } from 'react';
import { LayoutDraft } from '#components/administration/layout-editor/layout-draft.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import type { FoundDraft } from '#machines/administration/layout-editor/layout-draft.machine.ts';
import {
  changedLayout,
  layoutDraftModel,
  unchangedLayout,
} from '#machines/administration/layout-editor/layout-draft.model.ts';
import type { EditedLayout } from '#machines/administration/layout-editor/layout-editor.machine.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { noDrafts } from './preview-options.ts';

function Draft() {
  const find = useStoryCall<undefined, FoundDraft | undefined>('/layouts/find');
  const store = useStoryCall<EditedLayout>('/layouts/store');
  const [layout, setLayout] = useState(unchangedLayout);
  return (
    <StorySite>
      <p>The layout has {layout.isChanged ? 'changes' : 'no changes'}.</p>
      {/* The change of the model is a new layout each time. */}
      <Button onClick={() => setLayout({ ...changedLayout, document: { ...changedLayout.document } })}>
        Make a step
      </Button>
      <LayoutDraft
        calls={{ ...noDrafts, find: () => find(undefined), store }}
        layout={layout}
        onContinue={() => undefined}
      />
    </StorySite>
  );
}

/** The scene of the draft of a layout, with a button that makes a step. */
export const layoutDraftScene = defineScene(layoutDraftModel, { render: () => <Draft /> });
