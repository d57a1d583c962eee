import { use } from 'react';
import { insertBlock } from '#machines/composer/markdown-edit.ts';
import { UploadContext } from './upload-context.ts';
import type { EditorHandle } from './use-editor-text.ts';
import { useMediaUpload } from './use-media-upload.ts';

const altOf = (name: string) =>
  name
    .replace(/\.[^.]+$/, '')
    .replace(/[-_[\]]+/g, ' ')
    .trim();

/** Uploads pictures and puts each, once it has arrived, where the caret is. */
export function useImageUpload(editor: EditorHandle) {
  const { check } = use(UploadContext);
  return useMediaUpload(check, ({ name, url }) =>
    editor.apply((text) => insertBlock(text, `![${altOf(name)}](${url})`)),
  );
}
