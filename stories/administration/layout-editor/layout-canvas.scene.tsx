import { useState } from 'react';
import { editorCatalog } from '#components/administration/layout-editor/editor-catalog.ts';
import { LayoutCanvas } from '#components/administration/layout-editor/layout-canvas.tsx';
import { canvasStart, layoutCanvasModel } from '#machines/administration/layout-editor/layout-canvas.model.ts';
import type { LayoutState } from '#machines/administration/layout-editor/layout-history.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { editorWidgets } from './editor-widgets.ts';

const catalog = editorCatalog(editorWidgets);

function Canvas() {
  const [state, setState] = useState<LayoutState>({ document: canvasStart, selectedID: undefined });
  useStoryEvents({ 'document.arrived': () => setState({ document: canvasStart, selectedID: undefined }) });
  return (
    <StorySite>
      <LayoutCanvas
        {...state}
        catalog={catalog}
        problems={{}}
        roleNames={{}}
        onChange={setState}
        onSectionWanted={() => undefined}
        onWidgetWanted={() => undefined}
        onEdit={() => undefined}
        onSectionSet={() => undefined}
      />
    </StorySite>
  );
}

/** The scene of the layout canvas: two sections, of which one has a widget in each column. */
export const layoutCanvasScene = defineScene(layoutCanvasModel, { render: () => <Canvas />, width: 900 });
