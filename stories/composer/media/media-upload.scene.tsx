import { useState } from 'react';
import type { Media } from '#api/composer/media/media.contract.ts';
import { MarkdownEditor } from '#components/composer/editor/markdown-editor.tsx';
import { UploadContext } from '#components/composer/media/upload-context.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { mediaUploadModel } from '#machines/composer/media/media-upload.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/**
 * The scene of uploads: an editor into which images are inserted. The walk reports their progress (`story.progress`,
 * from 0 to 1).
 */
export const mediaUploadScene = defineScene(mediaUploadModel, {
  render: () => (
    <StorySite me={ingrid}>
      <Editor />
    </StorySite>
  ),
  // The editor inserts a file into the text when it has arrived.
  reach: {},
});

function Editor() {
  const check = useStoryCall<object, void>('/check');
  const send = useStoryCall<object, Media>('/send');
  const [ways] = useState(() => ({
    check: (file: File) => check({ name: file.name }),
    send: (file: File, tell: (part: number) => void, signal: AbortSignal) => {
      window.addEventListener('story.progress', (event) => tell((event as CustomEvent<number>).detail), { signal });
      return send({ name: file.name }, signal);
    },
  }));
  return (
    <UploadContext value={ways}>
      <Field label="Your comment">
        {(wiring) => (
          <MarkdownEditor text="" onText={() => undefined} onPost={() => undefined} wiring={wiring} mayUpload />
        )}
      </Field>
    </UploadContext>
  );
}
