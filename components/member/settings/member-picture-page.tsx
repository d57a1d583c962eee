import { useSuspenseQuery } from '@tanstack/react-query';
import { myEditQuery } from '#api/member/user/user.queries.ts';
import { t } from '#api/translations.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { MemberPhoto } from './member-photo.tsx';
import { SettingsNoScriptNotice } from './settings-no-script-notice.tsx';
import { SettingsPage } from './settings-page.tsx';

/** The settings page on which members choose their photo (docs/behavior/member.md#photos). */
export function MemberPicturePage() {
  const { api } = useSite();
  const { data: member } = useSuspenseQuery(myEditQuery(api));
  return (
    <SettingsPage title={t('member.picture.title')} description={t('member.picture.text')} path="/profile/picture">
      <SettingsNoScriptNotice />
      <MemberPhoto member={member} />
    </SettingsPage>
  );
}
