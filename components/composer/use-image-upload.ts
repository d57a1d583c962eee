import { use, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { Media } from '#api/composer/media.contract.ts';
import { useMachine } from '#components/primitives/use-machine.ts';
import { insertBlock } from '#machines/composer/markdown-edit.ts';
import { connectMediaUpload } from '#machines/composer/media-upload.connect.ts';
import { type FileToSend, mediaUploadMachine } from '#machines/composer/media-upload.machine.ts';
import { UploadContext } from './upload-context.ts';
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
  const { check, send: sendTo } = use(UploadContext);
  const machine = useMemo(() => {
    const place = ({ name, url }: Media) =>
      latest.current.apply((text) => insertBlock(text, `![${altOf(name)}](${url})`));
    return mediaUploadMachine.provide({
      actors: {
        checkFile: fromPromise<void, { file: File | undefined }>(({ input: { file } }) => check(file as File)),
        sendFile: fromPromise<Media, FileToSend>(({ input: { file, tell }, signal }) =>
          sendTo(file as File, tell, signal),
        ),
      },
      actions: { placeMedia: (_, { media }) => place(media) },
    });
  }, [check, sendTo]);
  const [snapshot, send] = useMachine(machine);
  return connectMediaUpload(snapshot, send);
}
