import { createFileRoute } from '@tanstack/react-router';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { preferenceDefaultsQuery } from '#api/notification/notification-preference.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { CategoryDefaults, categoryDefaultSettings } from '#components/administration/category/category-defaults.tsx';
import { NotificationDefaults } from '#components/administration/mail/notification-defaults.tsx';
import {
  QuestionReminder,
  QuestionSettings,
  questionSettings,
} from '#components/administration/post-type/question-settings.tsx';
import { DashboardPage } from '#components/moderation/triage/dashboard-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { stack } from '#theme/layout/layout.css.ts';

/** The default notification preferences and the categories that new members follow, for administrators. */
export const Route = createFileRoute('/dashboard/settings/notifications')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.defaults.title', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(preferenceDefaultsQuery(api)),
      queryClient.ensureQueryData(chosenSettingsQuery(api, categoryDefaultSettings)),
      queryClient.ensureQueryData(chosenSettingsQuery(api, questionSettings)),
      queryClient.ensureQueryData(visibleCategoriesQuery(api)),
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
        <CategoryDefaults />
        <QuestionSettings />
        <QuestionReminder />
      </div>
    </DashboardPage>
  );
}
