import { createFileRoute } from '@tanstack/react-router';
import { preferenceDefaultsQuery } from '#api/notification/notification-preference.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { NotificationDefaults } from '#components/administration/mail/notification-defaults.tsx';
import { notificationSettings } from '#components/administration/mail/notification-settings.ts';
import { QuestionReminder } from '#components/administration/post-type/question-reminder.tsx';
import { SettingCard } from '#components/administration/setting/setting-card.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { loadSettings } from '#pages/-setting-page.ts';
import { stack } from '#theme/layout/layout.css.ts';

/** The default notification preferences and the categories that new members follow, for administrators. */
export const Route = createFileRoute('/dashboard/settings/notifications')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.defaults.title', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(preferenceDefaultsQuery(api)),
      loadSettings(context, notificationSettings),
      currentTranslations().need('notification'),
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
      title={t('administration.defaults.title')}
      description={t('administration.defaults.text')}
      path="/dashboard/settings/notifications"
    >
      <div className={stack({ gap: 'large' })}>
        <NotificationDefaults />
        <SettingCard page={notificationSettings} id="categories" />
        <SettingCard page={notificationSettings} id="follow-up" />
        <QuestionReminder />
        <SettingCard page={notificationSettings} id="push" />
      </div>
    </DashboardPage>
  );
}
