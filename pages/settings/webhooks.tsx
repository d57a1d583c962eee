import { createFileRoute } from '@tanstack/react-router';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { webhooksQuery } from '#api/administration/webhook/webhook.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { WebhookList } from '#components/administration/webhook/webhook-list.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The page with the webhooks of the site, for administrators. */
export const Route = createFileRoute('/settings/webhooks')({
  loader: async ({ context }) => {
    const head = await dashboardHead(context, 'webhook.title', ['site.manage']);
    await Promise.all([
      context.queryClient.ensureQueryData(webhooksQuery(context.api)),
      context.queryClient.ensureQueryData(twoFactorQuery(context.api)),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: () => (
    <DashboardPage title={t('webhook.title')} description={t('webhook.text')} path="/settings/webhooks">
      <SettingsNoScriptNotice />
      <WebhookList />
    </DashboardPage>
  ),
});
