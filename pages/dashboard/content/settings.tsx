import { createFileRoute } from '@tanstack/react-router';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { answerTemplatesQuery, reportReasonsQuery } from '#api/moderation/report/report.queries.ts';
import { currentTranslations } from '#api/translations.ts';
import { contentSettings } from '#components/moderation/rule/content-settings.ts';
import { ContentSettingsPage } from '#components/moderation/rule/content-settings-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { loadSettings } from '#pages/-setting-page.ts';

/** The settings of moderation: report reasons, answer templates, and the consequences of warning points. */
export const Route = createFileRoute('/dashboard/content/settings')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'dashboard.place.content', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(reportReasonsQuery(api)),
      queryClient.ensureQueryData(answerTemplatesQuery(api)),
      loadSettings(context, contentSettings),
      queryClient.ensureQueryData(rolesQuery(api)),
      currentTranslations().need('report'),
      currentTranslations().need('options'),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: ContentSettingsPage,
});
