import { EditorToolbar } from '#components/composer/editor/editor-toolbar.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / editor-toolbar' };

const toolbar = (onFiles?: () => void) => (
  <StorySite>
    <EditorToolbar controls="text" hidden={false} onTool={() => undefined} onFiles={onFiles} />
    <textarea id="text" aria-label="Your comment" />
  </StorySite>
);

export const WithUploads = () => toolbar(() => undefined);

export const WithoutUploads = () => toolbar();
