import { editorCatalog } from '#components/administration/layout-editor/editor-catalog.ts';
import { LayoutJsonDialog } from '#components/administration/layout-editor/layout-json-dialog.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { sampleLayout } from './canvas-story.tsx';
import { editorWidgets } from './editor-widgets.ts';

export default { title: 'administration / layout-json-dialog' };

export const Open = () => (
  <StorySite>
    <LayoutJsonDialog
      document={sampleLayout}
      catalog={editorCatalog(editorWidgets)}
      onTake={() => undefined}
      returnTo={{ current: null }}
    />
  </StorySite>
);
