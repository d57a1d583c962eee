import { useRef } from 'react';
import { removeUserPhoto, setUserPhoto } from '#api/member/user.client.ts';
import type { UserEdit } from '#api/member/user.contract.ts';
import { Avatar } from '#components/primitives/avatar.tsx';
import { Button } from '#components/primitives/button.tsx';
import { Card } from '#components/primitives/card.tsx';
import { Field } from '#components/primitives/field.tsx';
import { Input } from '#components/primitives/input.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import type { MemberChangeApi } from '#machines/member/member-change.connect.ts';
import * as styles from './member-change.css.ts';
import * as own from './member-photo.css.ts';
import { useTellAnew } from './use-change-of-me.ts';
import { type SaveChange, useMemberChange } from './use-member-change.ts';

/** The viewer's picture: another one is sent as soon as it is chosen, and cut to a square by the server. */
export function MemberPhoto({ member }: { member: UserEdit }) {
  const { api } = useSite();
  const tellAnew = useTellAnew();
  const input = useRef<HTMLInputElement>(null);
  const { change, submit } = useMemberChange();
  const thenTell = (save: SaveChange) =>
    submit(async () => {
      await save();
      await tellAnew();
    });
  const upload = (file: File | undefined) => {
    if (file) thenTell(() => setUserPhoto(api, '$me', file));
    if (input.current) input.current.value = '';
  };
  return (
    <MemberPhotoView
      member={member}
      change={change}
      inputRef={input}
      onUpload={upload}
      onRemove={() => thenTell(() => removeUserPhoto(api, '$me'))}
    />
  );
}

/** The look of the picture's choice, given what the machine says. */
export function MemberPhotoView({ member, change, onUpload, onRemove, inputRef }: MemberPhotoViewProps) {
  const error = change.errorOf('photo') ?? change.errorOf('file') ?? (change.words || undefined);
  return (
    <Card as="section" padding="large" id="picture" aria-labelledby="picture-title">
      <h2 id="picture-title" className={styles.title}>
        Picture
      </h2>
      <div className={styles.form}>
        <div className={own.photo}>
          <Avatar name={member.name} photoUrl={member.photo} size="xlarge" label="Your picture" />
          <div className={own.choice}>
            <Field
              label="Upload New Picture"
              help="PNG, JPEG, GIF or WebP; it is cut to a square."
              {...(error && { error })}
            >
              {(wiring) => (
                <Input
                  {...wiring}
                  ref={inputRef}
                  type="file"
                  name="photo"
                  accept="image/png,image/jpeg,image/gif,image/webp"
                  disabled={change.isSaving}
                  onChange={({ target }) => onUpload(target.files?.[0])}
                />
              )}
            </Field>
            {member.photo && (
              <div>
                <Button variant="danger" busy={change.isSaving} onClick={onRemove}>
                  Remove Picture
                </Button>
              </div>
            )}
            <span role="status" className={styles.saved}>
              {change.isSaved && 'Changes saved.'}
            </span>
          </div>
        </div>
      </div>
    </Card>
  );
}

interface MemberPhotoViewProps {
  readonly member: UserEdit;
  readonly change: MemberChangeApi;
  readonly onUpload: (file: File | undefined) => void;
  readonly onRemove: () => void;
  readonly inputRef?: React.Ref<HTMLInputElement>;
}
