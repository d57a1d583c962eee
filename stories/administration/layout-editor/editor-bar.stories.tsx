import { EditorBar } from '#components/administration/layout-editor/editor-bar.tsx';
import { useLayoutEditor } from '#components/administration/layout-editor/use-layout-editor.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { sampleLayout } from './canvas-story.tsx';

export default { title: 'administration / editor-bar' };

const never = () => new Promise<never>(() => undefined);

function Bar() {
  const stored = { name: 'Harbour home', document: sampleLayout, revisionID: 3 };
  const calls = { save: never, readLatest: never, saveCopy: never, onCopied: () => undefined };
  return <EditorBar editor={useLayoutEditor(stored, calls)} onJson={() => undefined} />;
}

export const Unchanged = () => (
  <StorySite>
    <Bar />
  </StorySite>
);
