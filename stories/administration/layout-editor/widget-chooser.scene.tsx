import { useState } from 'react';
import { editorCatalog } from '#components/administration/layout-editor/editor-catalog.ts';
import { WidgetChooser } from '#components/administration/layout-editor/widget-chooser.tsx';
import { widgetChooserModel } from '#machines/administration/layout-editor/widget-chooser.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { sampleLayout } from './canvas-story.tsx';
import { editorWidgets } from './editor-widgets.ts';

const catalog = editorCatalog(editorWidgets);

function Chooser() {
  const [chosen, setChosen] = useState('Nothing');
  return (
    <>
      <p>{chosen} is chosen.</p>
      <WidgetChooser
        document={sampleLayout}
        place={{ sectionID: 'top', lane: 'main', index: 0 }}
        catalog={catalog}
        onChoose={({ name }) => setChosen(name)}
        onClose={() => undefined}
        returnTo={{ current: null }}
      />
    </>
  );
}

/** The scene of the widget chooser. */
export const widgetChooserScene = defineScene(widgetChooserModel, {
  render: () => (
    <StorySite>
      <Chooser />
    </StorySite>
  ),
});
