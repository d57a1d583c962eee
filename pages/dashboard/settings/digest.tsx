import { createFileRoute } from '@tanstack/react-router';
import { deliveryDatesQuery } from '#api/mail/digest.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { DigestDelivery, DigestTrial } from '#components/administration/mail/digest-delivery.tsx';
import { digestSettings } from '#components/administration/mail/digest-settings.ts';
import { SettingCards } from '#components/administration/setting/setting-card.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { loadSettings } from '#pages/-setting-page.ts';
import { stack } from '#theme/layout/layout.css.ts';

/**
 * The settings of e-mail digests, for administrators: whether, when and with which content they are sent, and a test
 * message.
 */
export const Route = createFileRoute('/dashboard/settings/digest')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.digest.title', ['site.manage']);
    await Promise.all([loadSettings(context, digestSettings), queryClient.ensureQueryData(deliveryDatesQuery(api))]);
    return { head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  return (
    <DashboardPage
      title={t('administration.digest.title')}
      description={t('administration.digest.text')}
      path="/dashboard/settings/digest"
    >
      <div className={stack({ gap: 'large' })}>
        <SettingCards page={digestSettings} />
        <DigestDelivery />
        <DigestTrial />
      </div>
    </DashboardPage>
  );
}
