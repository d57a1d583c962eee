import { CanvasWidget } from '#components/administration/layout-editor/canvas-widget.tsx';
import { CanvasStory, sampleLayout } from './canvas-story.tsx';

export default { title: 'administration / canvas-widget' };

const [section] = sampleLayout.sections;

const widgets = (column: 'mainBottom' | 'secondaryTop') => (
  <CanvasStory>
    {(part) => (
      <ul>
        {section?.columns[column]?.map((node) => (
          <CanvasWidget key={node.id} {...part} node={node} section={section} isTarget={false} />
        ))}
      </ul>
    )}
  </CanvasStory>
);

export const Problem = () => widgets('mainBottom');
export const Conditions = () => widgets('secondaryTop');
