import { editorCatalog } from '#components/administration/layout-editor/editor-catalog.ts';
import { WidgetChooser } from '#components/administration/layout-editor/widget-chooser.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { sampleLayout } from './canvas-story.tsx';
import { editorWidgets } from './editor-widgets.ts';

export default { title: 'administration / widget-chooser' };

export const Open = () => (
  <StorySite>
    <WidgetChooser
      document={sampleLayout}
      place={{ sectionID: 'top', lane: 'main', index: 0 }}
      catalog={editorCatalog(editorWidgets)}
      onChoose={() => undefined}
      onClose={() => undefined}
      returnTo={{ current: null }}
    />
  </StorySite>
);
