import type { ReactNode } from 'react';
import type { LayoutDocument } from '#api/administration/layout/layout-document.ts';
import type { CanvasPartProps } from '#components/administration/layout-editor/canvas-section.tsx';
import { editorCatalog } from '#components/administration/layout-editor/editor-catalog.ts';
import { useCanvasDrag } from '#components/administration/layout-editor/use-canvas-drag.ts';
import { useLayoutCanvas } from '#components/administration/layout-editor/use-layout-canvas.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { editorWidgets } from './editor-widgets.ts';

/** A section with widgets: one with a title, one for a role and phones, one with an error, and an unknown one. */
export const sampleLayout: LayoutDocument = {
  format: 1,
  sections: [
    {
      id: 'top',
      kind: '2-columns',
      show: { roleIDs: [32] },
      columns: {
        mainBottom: [
          { id: 'posts', widget: 'discussionList' },
          { id: 'leaders', widget: 'leaderboard', settings: { title: 'Most helpful this month' } },
        ],
        secondaryTop: [
          { id: 'links', widget: 'quickLinks', show: { roleIDs: [8, 99], device: 'mobile' } },
          { id: 'gone', widget: 'weatherMap' },
        ],
      },
    },
  ],
};

const catalog = editorCatalog(editorWidgets);

const props = {
  document: sampleLayout,
  selectedID: undefined,
  catalog,
  problems: { leaders: 'Number must be less than 20.' },
  roleNames: { 8: 'Members', 32: 'Moderators' },
  onChange: () => undefined,
  onSectionWanted: () => undefined,
  onWidgetWanted: () => undefined,
  onEdit: () => undefined,
  onSectionSet: () => undefined,
};

/** Runs a canvas around a part of it. */
export function CanvasStory({ children }: { children: (part: CanvasPartProps) => ReactNode }) {
  const { canvas, root } = useLayoutCanvas(props);
  const getDragProps = useCanvasDrag(canvas);
  return (
    <StorySite>
      <div ref={root} {...canvas.getRootProps()}>
        {children({ ...props, canvas, getDragProps })}
      </div>
    </StorySite>
  );
}
