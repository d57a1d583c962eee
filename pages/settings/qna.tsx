import { createFileRoute } from '@tanstack/react-router';
import { chosenSettingsQuery } from '#api/administration/config.queries.ts';
import { t, words } from '#api/words.ts';
import { QuestionReminder, QuestionSettings, questionSettings } from '#components/administration/question-settings.tsx';
import { DashboardPage } from '#components/moderation/dashboard-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { stack } from '#theme/layout/layout.css.ts';

/** Questions and answers, for those who run the site: whether those who ask are reminded to decide. */
export const Route = createFileRoute('/settings/qna')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.question.title', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(chosenSettingsQuery(api, questionSettings)),
      words().need('report'),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: () => (
    <DashboardPage
      title={t('administration.question.title')}
      description={t('administration.question.text')}
      path="/settings/qna"
    >
      <div className={stack({ gap: 'large' })}>
        <QuestionSettings />
        <QuestionReminder />
      </div>
    </DashboardPage>
  ),
});
