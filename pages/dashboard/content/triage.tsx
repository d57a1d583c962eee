import { createFileRoute, notFound } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { answerTemplatesQuery } from '#api/moderation/report/report.queries.ts';
import { discussionTriageQuery } from '#api/moderation/triage/discussion-triage.queries.ts';
import { parseTriageFilter } from '#api/moderation/triage/discussion-triage.ts';
import { currentTranslations } from '#api/translations.ts';
import { DiscussionTriagePage } from '#components/moderation/triage/discussion-triage-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import type { SearchText } from '#pages/-search-text.ts';

/** The discussions to triage, if the site uses triage (docs/behavior/moderation.md#triage). */
export const Route = createFileRoute('/dashboard/content/triage')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const { queryClient, api } = context;
    const filter = parseTriageFilter(search);
    const head = await dashboardHead(context, 'dashboard.place.triage', ['staff.allow']);
    const settings = await queryClient.ensureQueryData(siteSettingsQuery(api));
    if (settings['triage.enabled'] !== true) throw notFound();
    await Promise.all([
      queryClient.fetchQuery(discussionTriageQuery(api, filter)),
      queryClient.ensureQueryData(visibleCategoriesQuery(api)),
      queryClient.ensureQueryData(rolesQuery(api)),
      queryClient.ensureQueryData(answerTemplatesQuery(api)).catch(() => []),
      currentTranslations().need('report'),
      currentTranslations().need('options'),
    ]);
    return { head, filter };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  return <DiscussionTriagePage filter={Route.useLoaderData().filter} />;
}
