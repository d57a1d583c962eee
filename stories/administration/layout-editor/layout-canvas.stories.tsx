import { editorCatalog } from '#components/administration/layout-editor/editor-catalog.ts';
import { LayoutCanvas } from '#components/administration/layout-editor/layout-canvas.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { sampleLayout } from './canvas-story.tsx';
import { editorWidgets } from './editor-widgets.ts';

export default { title: 'administration / layout-canvas' };

const canvas = (document: typeof sampleLayout) => (
  <StorySite>
    <LayoutCanvas
      document={document}
      selectedID={undefined}
      catalog={editorCatalog(editorWidgets)}
      problems={{ leaders: 'Number must be less than 20.' }}
      roleNames={{ 8: 'Members', 32: 'Moderators' }}
      onChange={() => undefined}
      onSectionWanted={() => undefined}
      onWidgetWanted={() => undefined}
      onEdit={() => undefined}
      onSectionSet={() => undefined}
    />
  </StorySite>
);

export const Filled = () => canvas(sampleLayout);
export const Empty = () => canvas({ format: 1, sections: [] });
