import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { removeUserPhoto, setUserPhoto } from '#api/member/user/user.client.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import {
  connectMemberPhotoCrop,
  type MemberPhotoCropApi,
} from '#machines/member/settings/member-photo-crop.connect.ts';
import { memberPhotoCropMachine, type PhotoChoice } from '#machines/member/settings/member-photo-crop.machine.ts';

/** Starts the machine that changes the photo of a member, or of the viewer (`$me`). `onChanged` is called after a change. */
export function useMemberPhoto(userID: number | '$me', onChanged: () => unknown): MemberPhotoCropApi {
  const { api } = useSite();
  const latest = useRef(onChanged);
  latest.current = onChanged;
  const machine = useMemo(
    () =>
      memberPhotoCropMachine.provide({
        actors: {
          savePhoto: fromPromise<unknown, PhotoChoice>(async ({ input }) => {
            await setUserPhoto(api, userID, input.file, input.area);
            void latest.current();
          }),
          removePhoto: fromPromise<unknown>(async () => {
            await removeUserPhoto(api, userID);
            void latest.current();
          }),
        },
      }),
    [api, userID],
  );
  const [snapshot, send] = useMachine(machine);
  return connectMemberPhotoCrop(snapshot, send);
}
