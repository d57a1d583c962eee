import { useEffect, useRef } from 'react';
import type { EditorHandle } from '#components/composer/editor/use-editor-text.ts';
import { useWriting, WritingProvider } from '#components/composer/form/writing-context.tsx';
import { PostQuote } from '#components/post/share/post-quote.tsx';
import { postQuoteModel } from '#machines/post/share/post-quote.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of quoting a comment into an open editor. */
export const postQuoteScene = defineScene(postQuoteModel, {
  render: () => (
    <StorySite me={ingrid}>
      <WritingProvider>
        <PostQuote kind="comment" id={91} author="MaireadK" />
        <OpenEditor />
      </WritingProvider>
    </StorySite>
  ),
});

/** A text field that takes quotes as the editor does. */
function OpenEditor() {
  const { editorReady } = useWriting();
  const area = useRef<HTMLTextAreaElement>(null);
  const ready = useRef(editorReady);
  useEffect(() => {
    const apply: EditorHandle['apply'] = (edit) => {
      const field = area.current;
      if (!field) return;
      const { value, selectionStart, selectionEnd } = field;
      const { from, to, insert } = edit({ value, start: selectionStart, end: selectionEnd });
      field.setRangeText(insert, from, to);
    };
    ready.current({ current: { apply } as EditorHandle });
  }, []);
  return <textarea ref={area} aria-label="Your comment" rows={4} defaultValue="Mine." />;
}
