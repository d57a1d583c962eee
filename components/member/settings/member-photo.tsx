import { lazy, type ReactNode, Suspense } from 'react';
import type { UserEdit } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import type { MemberPhotoCropApi } from '#machines/member/settings/member-photo-crop.connect.ts';
import * as styles from './member-change.css.ts';
import * as own from './member-photo.css.ts';
import { SettingsCard } from './settings-card.tsx';
import { useInvalidateViewer } from './use-change-viewer.ts';
import { useMemberPhoto } from './use-member-photo.ts';

const Cropper = lazy(() => import('./member-photo-cropper.tsx').then((part) => ({ default: part.MemberPhotoCropper })));

/** The photo settings of the viewer: choose and crop a photo, save it, or remove it. */
export function MemberPhoto({ member }: { member: UserEdit }) {
  return <MemberPhotoView member={member} photo={useMemberPhoto('$me', useInvalidateViewer())} />;
}

/** The props of the view: the member, the connected machine, and the parts that differ for the photo of another member. */
export interface MemberPhotoViewProps {
  readonly member: Pick<UserEdit, 'name' | 'photo'>;
  readonly photo: MemberPhotoCropApi;
  /** The accessible name of the photo; omitted means that it is the viewer's own. */
  readonly label?: string;
  /** The button that removes the photo, in place of the one of the machine. */
  readonly removal?: ReactNode;
}

/** The view of `MemberPhoto`, rendered from the state of its machine. */
export function MemberPhotoView({ photo, ...choosing }: MemberPhotoViewProps) {
  return (
    <SettingsCard id="picture" title={t('member.photo.title')} {...photo.getRootProps()}>
      <div className={styles.form}>
        {photo.file ? <Cutting photo={photo} file={photo.file} /> : <Choosing photo={photo} {...choosing} />}
        <span role="status" className={styles.saved}>
          {photo.isSaved && t('member.change.saved')}
        </span>
      </div>
    </SettingsCard>
  );
}

const accepted = 'image/png,image/jpeg,image/gif,image/webp,image/avif';

const Choosing = ({ member, photo, label = t('member.photo.own'), removal }: MemberPhotoViewProps) => (
  <div className={own.photo}>
    <Avatar name={member.name} photoUrl={member.photo} size="xlarge" label={label} />
    <div className={own.choice}>
      <Field
        label={t('member.photo.upload')}
        help={t('member.photo.upload-help')}
        {...(photo.error && { error: photo.error })}
      >
        {(wiring) => (
          <Input
            {...wiring}
            type="file"
            name="photo"
            accept={accepted}
            onChange={({ target }) => photo.choose(target.files?.[0])}
          />
        )}
      </Field>
      {member.photo && (
        <div>
          {removal ?? (
            <Button variant="danger" {...photo.getRemoveProps()}>
              {t('member.photo.remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  </div>
);

const Cutting = ({ photo, file }: { photo: MemberPhotoCropApi; file: Blob }) => (
  <>
    {photo.error && (
      <Message tone="error" live>
        {photo.error}
      </Message>
    )}
    <Suspense fallback={<Loader />}>
      <Cropper file={file} onMove={photo.move} />
    </Suspense>
    <div className={styles.actions}>
      <Button variant="primary" {...photo.getSaveProps()}>
        {t('member.photo.save')}
      </Button>
      <Button {...photo.getCancelProps()}>{t('member.photo.cancel')}</Button>
    </div>
  </>
);
