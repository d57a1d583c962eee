import { useMachine } from '@xstate/react';
import { useMemo, useRef } from 'react';
import type { Media } from '#api/composer/media.contract.ts';
import { insertBlock } from '#machines/composer/markdown-edit.ts';
import { connectMediaUpload } from '#machines/composer/media-upload.connect.ts';
import { mediaUploadMachine } from '#machines/composer/media-upload.machine.ts';
import type { EditorHandle } from './use-editor-text.ts';

const altOf = (name: string) =>
  name
    .replace(/\.[^.]+$/, '')
    .replace(/[-_[\]]+/g, ' ')
    .trim();

/** Uploads pictures and puts each, once it has arrived, where the caret is. */
export function useImageUpload(editor: EditorHandle) {
  const latest = useRef(editor);
  latest.current = editor;
  const machine = useMemo(() => {
    const place = ({ name, url }: Media) =>
      latest.current.apply((text) => insertBlock(text, `![${altOf(name)}](${url})`));
    return mediaUploadMachine.provide({ actions: { placeMedia: (_, { media }) => place(media) } });
  }, []);
  const [snapshot, send] = useMachine(machine);
  return connectMediaUpload(snapshot, send);
}
