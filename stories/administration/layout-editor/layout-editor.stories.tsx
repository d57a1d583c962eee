import { editorCatalog } from '#components/administration/layout-editor/editor-catalog.ts';
import { LayoutEditor } from '#components/administration/layout-editor/layout-editor.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { sampleLayout } from './canvas-story.tsx';
import { editorRoles, editorWidgets } from './editor-widgets.ts';
import { noDrafts, otherNotice, previewOptions } from './preview-options.ts';

export default { title: 'administration / layout-editor' };

const catalog = editorCatalog(editorWidgets);
const never = () => new Promise<never>(() => undefined);

export const Open = () => (
  <StorySite me={ingrid}>
    <LayoutEditor
      viewType="home"
      stored={{ name: 'Harbour home', document: sampleLayout, revisionID: 3 }}
      catalog={catalog}
      roles={editorRoles}
      preview={previewOptions}
      draft={noDrafts}
      notice={otherNotice}
      save={never}
      readLatest={never}
      saveCopy={never}
      onCopied={() => undefined}
      onLeft={() => undefined}
    />
  </StorySite>
);
