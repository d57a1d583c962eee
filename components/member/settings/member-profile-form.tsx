import type { UserEdit } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { MemberChange } from './member-change.tsx';
import { textOf, useChangeViewer } from './use-change-viewer.ts';

/** The form for the public profile texts of a member. */
export function MemberProfileForm({ member }: { member: UserEdit }) {
  const changeMe = useChangeViewer();
  const save = (entered: FormData) =>
    changeMe({
      title: textOf(entered, 'title'),
      about: textOf(entered, 'about'),
      location: textOf(entered, 'location'),
      website: textOf(entered, 'website'),
    });
  return (
    <MemberChange
      id="about"
      title={t('member.profile.title')}
      words={t('member.profile.text')}
      submit={t('member.change.save')}
      done={t('member.change.saved')}
      save={save}
    >
      {({ errorOf }) => (
        <>
          <Field label={t('member.profile.label')} help={t('member.profile.label-help')} error={errorOf('title')}>
            {(wiring) => (
              <Input {...wiring} name="title" defaultValue={member.title ?? ''} maxLength={100} dir="auto" />
            )}
          </Field>
          <Field label={t('member.profile.about')} help={t('member.profile.about-help')} error={errorOf('about')}>
            {(wiring) => (
              <Textarea
                {...wiring}
                name="about"
                defaultValue={member.about ?? ''}
                maxLength={5000}
                rows={5}
                dir="auto"
              />
            )}
          </Field>
          <Field label={t('member.field.location')} error={errorOf('location')}>
            {(wiring) => (
              <Input {...wiring} name="location" defaultValue={member.location ?? ''} maxLength={100} dir="auto" />
            )}
          </Field>
          <Field label={t('member.field.website')} help={t('member.profile.website-help')} error={errorOf('website')}>
            {(wiring) => (
              <Input
                {...wiring}
                type="url"
                inputMode="url"
                name="website"
                autoComplete="url"
                defaultValue={member.website ?? ''}
                maxLength={300}
              />
            )}
          </Field>
        </>
      )}
    </MemberChange>
  );
}
