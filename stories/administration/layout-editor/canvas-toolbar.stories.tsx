import { Trash2 } from 'lucide-react';
import { CanvasToolbar } from '#components/administration/layout-editor/canvas-toolbar.tsx';
import { CanvasStory } from './canvas-story.tsx';

export default { title: 'administration / canvas-toolbar' };

const icon = <Trash2 size={16} />;

export const Tools = () => (
  <CanvasStory>
    {({ canvas }) => (
      <CanvasToolbar
        canvas={canvas}
        tools={[
          { name: 'edit', label: 'Edit widget', icon },
          { name: 'remove', label: 'Delete widget', icon, disabledReason: 'You cannot delete this required widget' },
        ]}
      />
    )}
  </CanvasStory>
);
