import { editorCatalog } from '#components/administration/layout-editor/editor-catalog.ts';
import { LayoutEditor } from '#components/administration/layout-editor/layout-editor.tsx';
import { liveStore } from '#components/live/live-store.ts';
import type { LayoutSaving, StoredLayout } from '#machines/administration/layout-editor/layout-editor.machine.ts';
import { editedLayout, layoutEditorModel } from '#machines/administration/layout-editor/layout-editor.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { editorRoles, editorWidgets } from './editor-widgets.ts';
import { noDrafts, otherNotice, previewOptions } from './preview-options.ts';

const catalog = editorCatalog(editorWidgets);

function Editor() {
  const save = useStoryCall<LayoutSaving, Pick<StoredLayout, 'revisionID'>>('/layouts/save');
  const readLatest = useStoryCall<undefined, StoredLayout>('/layouts/read');
  const saveCopy = useStoryCall<Pick<StoredLayout, 'name' | 'document'>>('/layouts/copy');
  useStoryEvents({ 'save.heard': () => liveStore.tell({ type: 'layout', data: { layoutID: 3 } }) });
  return (
    <LayoutEditor
      viewType="home"
      stored={editedLayout}
      catalog={catalog}
      roles={editorRoles}
      preview={previewOptions}
      draft={noDrafts}
      notice={otherNotice}
      save={save}
      readLatest={() => readLatest(undefined)}
      saveCopy={saveCopy}
      onCopied={() => undefined}
      onLeft={() => undefined}
    />
  );
}

/** The scene of the layout editor: a layout of two sections, of which one is moved. */
export const layoutEditorScene = defineScene(layoutEditorModel, {
  render: () => (
    <StorySite me={ingrid}>
      <p>The list of layouts.</p>
      <Editor />
    </StorySite>
  ),
  width: 900,
});
