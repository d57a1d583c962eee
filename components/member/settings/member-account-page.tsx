import { useSuspenseQuery } from '@tanstack/react-query';
import { myEditQuery } from '#api/member/user/user.queries.ts';
import { t } from '#api/translations.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { MemberAccountForm } from './member-account-form.tsx';
import { MemberPrivacy } from './member-privacy.tsx';
import { MemberSessionList } from './member-session-list.tsx';
import { SettingsNoScriptNotice } from './settings-no-script-notice.tsx';
import { SettingsPage } from './settings-page.tsx';
import { VisitPrivacy } from './visit-privacy.tsx';

/** The settings page for sign-in credentials and privacy (docs/behavior/member.md#settings-pages). */
export function MemberAccountPage() {
  const { api } = useSite();
  const { data: member } = useSuspenseQuery(myEditQuery(api));
  return (
    <SettingsPage title={t('member.account.title')} description={t('member.account.text')} path="/profile/account">
      <SettingsNoScriptNotice />
      <MemberPrivacy member={member} />
      <VisitPrivacy />
      <MemberAccountForm member={member} />
      <MemberSessionList />
    </SettingsPage>
  );
}
