import { editorCatalog } from '#components/administration/layout-editor/editor-catalog.ts';
import { EditorDialogs, type EditorRequest } from '#components/administration/layout-editor/editor-dialogs.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { sampleLayout } from './canvas-story.tsx';
import { editorRoles, editorWidgets } from './editor-widgets.ts';

export default { title: 'administration / editor-dialogs' };

const dialog = (request: EditorRequest) => (
  <StorySite>
    <EditorDialogs
      request={request}
      viewType="home"
      document={sampleLayout}
      catalog={editorCatalog(editorWidgets)}
      roles={editorRoles}
      onRequest={() => undefined}
      onStep={() => undefined}
      returnTo={{ current: null }}
    />
  </StorySite>
);

export const Widget = () => dialog({ is: 'settings', id: 'leaders' });
export const Section = () => dialog({ is: 'settings', id: 'top' });
