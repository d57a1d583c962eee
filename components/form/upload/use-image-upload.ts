import { use, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { UploadContext } from '#components/composer/media/upload-context.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import type { UploadLimits } from '#machines/composer/media/upload-check.ts';
import {
  connectMemberPhotoCrop,
  type MemberPhotoCropApi,
} from '#machines/member/settings/member-photo-crop.connect.ts';
import { memberPhotoCropMachine, type PhotoChoice } from '#machines/member/settings/member-photo-crop.machine.ts';
import { cutPicture } from './cut-picture.ts';

/** Lets a person choose and crop a picture, uploads it, and passes its address to `place`. */
export function useImageUpload(limits: UploadLimits, place: (address: string) => void): MemberPhotoCropApi {
  const { check, send: upload } = use(UploadContext);
  const latest = useRef({ limits, place });
  latest.current = { limits, place };
  const machine = useMemo(
    () =>
      memberPhotoCropMachine.provide({
        actors: {
          savePhoto: fromPromise<unknown, PhotoChoice>(async ({ input, signal }) => {
            const file = await cutPicture(input.file as File, input.area);
            await check(file, latest.current.limits);
            const { url } = await upload(file, () => {}, signal);
            latest.current.place(url);
          }),
        },
      }),
    [check, upload],
  );
  const [snapshot, send] = useMachine(machine);
  return connectMemberPhotoCrop(snapshot, send);
}
