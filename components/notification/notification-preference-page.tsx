import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { myPreferencesQuery } from '#api/notification/notification-preference.queries.ts';
import { t } from '#api/translations.ts';
import { SettingsPage } from '#components/member/settings/settings-page.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { NotificationPreferences } from './notification-preferences.tsx';
import { pushBrowser } from './push-browser.ts';
import { PushPermission } from './push-permission.tsx';

/** The page on which members choose their notification preferences. */
export function NotificationPreferencePage() {
  const { api } = useSite();
  const browser = useMemo(() => pushBrowser(api), [api]);
  const { data } = useSuspenseQuery(myPreferencesQuery(api));
  return (
    <SettingsPage
      title={t('notification.menu.preferences')}
      description={<Link href="/profile/followed-content">{t('notification.preferences.followed')}</Link>}
      path="/profile/preferences"
    >
      <noscript>
        <Message tone="warning">{t('notification.preferences.script')}</Message>
      </noscript>
      <PushPermission browser={browser} />
      <NotificationPreferences preferences={data} />
    </SettingsPage>
  );
}
