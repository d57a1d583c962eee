import { removeUserPhoto } from '#api/member/user/user.client.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { MemberPhotoView } from '#components/member/settings/member-photo.tsx';
import { useMemberPhoto } from '#components/member/settings/use-member-photo.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
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
  const invalidate = useInvalidateMembers();
  const photo = useMemberPhoto(userID, invalidate);
  const removal = (
    <Confirm
      title={t('user.picture.title', { name })}
      confirmLabel={t('user.picture.submit')}
      isDestructive
      onConfirm={() => removeUserPhoto(api, userID)}
      onDone={() => {
        toasts.add({ text: t('user.picture.done'), tone: 'success' });
        void invalidate();
      }}
      trigger={(open) => <Button onClick={open}>{t('user.picture.submit')}</Button>}
    >
      {t('user.picture.words')}
    </Confirm>
  );
  return (
    <MemberPhotoView
      member={{ name, photo: photoUrl }}
      photo={photo}
      label={t('user.picture.of', { name })}
      removal={removal}
    />
  );
}
