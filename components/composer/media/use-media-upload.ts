import { use, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { Media } from '#api/composer/media/media.contract.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectMediaUpload } from '#machines/composer/media/media-upload.connect.ts';
import { type FileToSend, mediaUploadMachine } from '#machines/composer/media/media-upload.machine.ts';
import type { UploadLimits } from '#machines/composer/media/upload-check.ts';
import { UploadContext } from './upload-context.ts';

/**
 * Uploads files one after the other. Each is checked against `limits` before it is sent; `place` receives each
 * completed upload.
 */
export function useMediaUpload(limits: UploadLimits, place: (media: Media) => void) {
  const latest = useRef({ limits, place });
  latest.current = { limits, place };
  const { check, send: sendTo } = use(UploadContext);
  const machine = useMemo(
    () =>
      mediaUploadMachine.provide({
        actors: {
          checkFile: fromPromise<void, { file: File | undefined }>(({ input: { file } }) =>
            check(file as File, latest.current.limits),
          ),
          sendFile: fromPromise<Media, FileToSend>(({ input: { file, tell }, signal }) =>
            sendTo(file as File, tell, signal),
          ),
        },
        actions: { placeMedia: (_, { media }) => latest.current.place(media) },
      }),
    [check, sendTo],
  );
  const [snapshot, send] = useMachine(machine);
  return connectMediaUpload(snapshot, send);
}
