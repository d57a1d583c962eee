import { createFileRoute } from '@tanstack/react-router';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { deliveryDatesQuery } from '#api/mail/digest.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { DigestDelivery, DigestTrial } from '#components/administration/mail/digest-delivery.tsx';
import { DigestSettings, digestSettings } from '#components/administration/mail/digest-settings.tsx';
import { DashboardPage } from '#components/moderation/triage/dashboard-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { stack } from '#theme/layout/layout.css.ts';

/**
 * The settings of e-mail digests, for administrators: whether, when and with which content they are sent, and a test
 * message.
 */
export const Route = createFileRoute('/dashboard/settings/digest')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.digest.title', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(chosenSettingsQuery(api, digestSettings)),
      queryClient.ensureQueryData(deliveryDatesQuery(api)),
      currentTranslations().need('report'),
    ]);
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
        <DigestSettings />
        <DigestDelivery />
        <DigestTrial />
      </div>
    </DashboardPage>
  );
}
