import { CanvasSection } from '#components/administration/layout-editor/canvas-section.tsx';
import { CanvasStory, sampleLayout } from './canvas-story.tsx';

export default { title: 'administration / canvas-section' };

const [section] = sampleLayout.sections;

export const Filled = () => (
  <CanvasStory>{(part) => section && <CanvasSection {...part} section={section} index={0} />}</CanvasStory>
);
