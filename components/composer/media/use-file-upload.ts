import { formatSize } from '#api/composer/media/format-size.ts';
import type { Media } from '#api/composer/media/media.contract.ts';
import type { EditorHandle } from '#components/composer/editor/use-editor-text.ts';
import { insertBlock } from '#machines/composer/editor/markdown-edit.ts';
import type { UploadLimits } from '#machines/composer/media/upload-check.ts';
import { useMediaUpload } from './use-media-upload.ts';

const altOf = (name: string) =>
  name
    .replace(/\.[^.]+$/, '')
    .replace(/[-_[\]]+/g, ' ')
    .trim();

const literal = (name: string) => name.replace(/[\\`*_[\]<>]/g, '\\$&');

/** Returns the Markdown of an upload: an image, or a link with the name and size of the file. */
export const markdownOf = ({ name, url, type, size }: Pick<Media, 'name' | 'url' | 'type' | 'size'>): string =>
  type.startsWith('image/') ? `![${altOf(name)}](${url})` : `[${literal(name)} (${formatSize(size)})](${url})`;

/** Uploads files, and inserts each completed upload at the caret. */
export const useFileUpload = (editor: EditorHandle, limits: UploadLimits) =>
  useMediaUpload(limits, (media) => editor.apply((text) => insertBlock(text, markdownOf(media))));
