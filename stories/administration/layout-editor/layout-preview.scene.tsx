import { useState } from 'react';
import { LayoutPreview } from '#components/administration/layout-editor/layout-preview.tsx';
import { layoutPreviewModel } from '#machines/administration/layout-editor/layout-preview.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { previewOptions } from './preview-options.ts';

function Preview() {
  const draw = useStoryCall('/layouts/preview');
  const [step, setStep] = useState(0);
  useStoryEvents({ 'document.changed': () => setStep((last) => last + 1) });
  return (
    <StorySite>
      <LayoutPreview
        options={{ ...previewOptions, draw: (_frame, choices, drawing) => draw({ choices, drawing }) }}
        shown={step}
        onClose={() => undefined}
      />
    </StorySite>
  );
}

/** The scene of the preview of a layout. Its frame stays empty. */
export const layoutPreviewScene = defineScene(layoutPreviewModel, { render: () => <Preview />, width: 900 });
