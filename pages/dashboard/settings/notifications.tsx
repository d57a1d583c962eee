import { createFileRoute } from '@tanstack/react-router';
import { preferenceDefaultsQuery } from '#api/notification/notification-preference.queries.ts';
import { t, words } from '#api/words.ts';
import { NotificationDefaults } from '#components/administration/notification-defaults.tsx';
import { DashboardPage } from '#components/moderation/dashboard-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** How members hear of events unless they choose for themselves, for those who run the site. */
export const Route = createFileRoute('/dashboard/settings/notifications')({
  loader: async ({ context }) => {
    const head = await dashboardHead(context, 'administration.defaults.title', ['site.manage']);
    await Promise.all([
      context.queryClient.ensureQueryData(preferenceDefaultsQuery(context.api)),
      words().need('notification'),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  return (
    <DashboardPage
      title={t('administration.defaults.title')}
      description={t('administration.defaults.text')}
      path="/dashboard/settings/notifications"
    >
      <NotificationDefaults />
    </DashboardPage>
  );
}
