import { useSuspenseQuery } from '@tanstack/react-query';
import { myEditQuery } from '#api/member/user/user.queries.ts';
import { t } from '#api/translations.ts';
import { ProfileFieldsForm } from '#components/member/profile-field/profile-fields-form.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { MemberProfileForm } from './member-profile-form.tsx';
import { SettingsNoScriptNotice } from './settings-no-script-notice.tsx';
import { SettingsPage } from './settings-page.tsx';

/** The settings page on which members edit their public profile (docs/behavior/member.md#settings-pages). */
export function MemberEditPage() {
  const { api } = useSite();
  const { data: member } = useSuspenseQuery(myEditQuery(api));
  return (
    <SettingsPage title={t('member.edit.title')} description={t('member.edit.text')} path="/profile/edit">
      <SettingsNoScriptNotice />
      <MemberProfileForm member={member} />
      <ProfileFieldsForm />
    </SettingsPage>
  );
}
