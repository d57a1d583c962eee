import { createFileRoute } from '@tanstack/react-router';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { serviceAccountsQuery, siteTokensQuery } from '#api/account/own-data/site-token.queries.ts';
import { t } from '#api/translations.ts';
import { SiteTokenList } from '#components/account/own-data/site-token-list.tsx';
import { tokenSettings } from '#components/account/own-data/token-settings.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { SettingCards } from '#components/administration/setting/setting-card.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsLoader } from '#pages/-setting-page.ts';
import { stack } from '#theme/layout/layout.css.ts';

/** The page with the access tokens of all members and of the site, for administrators. */
export const Route = createFileRoute('/settings/tokens')({
  loader: async ({ context }) => {
    const { queryClient, api } = context;
    const [loaded] = await Promise.all([
      settingsLoader(context, tokenSettings),
      queryClient.ensureQueryData(siteTokensQuery(api)),
      queryClient.ensureQueryData(serviceAccountsQuery(api)),
      queryClient.ensureQueryData(twoFactorQuery(api)),
    ]);
    return loaded;
  },
  head: headFromLoader,
  component: () => (
    <DashboardPage
      title={t('account.site-token.title')}
      description={t('account.site-token.text')}
      path={tokenSettings.path}
    >
      <SettingsNoScriptNotice />
      <div className={stack({ gap: 'large' })}>
        <SiteTokenList />
        <SettingCards page={tokenSettings} />
      </div>
    </DashboardPage>
  ),
});
