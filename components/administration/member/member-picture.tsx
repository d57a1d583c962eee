import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { removeUserPhoto, setUserPhoto } from '#api/member/user/user.client.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { MemberPhotoView } from '#components/member/settings/member-photo.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { connectMemberPhotoCrop } from '#machines/member/settings/member-photo-crop.connect.ts';
import { memberPhotoCropMachine, type PhotoChoice } from '#machines/member/settings/member-photo-crop.machine.ts';
import { useInvalidateMembers } from './use-invalidate-members.ts';

/** The section of a member's page with their picture: choose and crop another one, or remove it. */
export function MemberPicture({ member }: { member: User }) {
  const may = useMay();
  const { me } = useSite();
  return may('users.edit') && me.userID !== member.userID ? <Picture member={member} /> : null;
}

function Picture({ member: { userID, name, photoUrl } }: { member: User }) {
  const { api } = useSite();
  const toasts = useToasts();
  const invalidate = useRef(useInvalidateMembers());
  const machine = useMemo(
    () =>
      memberPhotoCropMachine.provide({
        actors: {
          savePhoto: fromPromise<unknown, PhotoChoice>(async ({ input }) => {
            await setUserPhoto(api, userID, input.file, input.area);
            void invalidate.current();
          }),
        },
      }),
    [api, userID],
  );
  const [snapshot, send] = useMachine(machine);
  const removal = (
    <Confirm
      title={t('user.picture.title', { name })}
      confirmLabel={t('user.picture.submit')}
      isDestructive
      onConfirm={() => removeUserPhoto(api, userID)}
      onDone={() => {
        toasts.add({ text: t('user.picture.done'), tone: 'success' });
        void invalidate.current();
      }}
      trigger={(open) => <Button onClick={open}>{t('user.picture.submit')}</Button>}
    >
      {t('user.picture.words')}
    </Confirm>
  );
  return (
    <MemberPhotoView
      member={{ name, photo: photoUrl }}
      photo={connectMemberPhotoCrop(snapshot, send)}
      label={t('user.picture.of', { name })}
      removal={removal}
    />
  );
}
