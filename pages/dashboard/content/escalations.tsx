import { createFileRoute } from '@tanstack/react-router';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { assigneesQuery, escalationListQuery } from '#api/moderation/escalation/escalation.queries.ts';
import { parseEscalationFilter } from '#api/moderation/escalation/escalation-filter.ts';
import { answerTemplatesQuery, reportReasonsQuery } from '#api/moderation/report/report.queries.ts';
import { currentTranslations } from '#api/translations.ts';
import { moderatorPermissions } from '#components/administration/dashboard/dashboard-place.ts';
import { EscalationListPage } from '#components/moderation/escalation/escalation-list-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import type { SearchText } from '#pages/-search-text.ts';

/** The escalated posts, with the filter in the address (docs/behavior/moderation.md#escalations). */
export const Route = createFileRoute('/dashboard/content/escalations')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const { queryClient, api } = context;
    const filter = parseEscalationFilter(search);
    const head = await dashboardHead(context, 'report.escalation.title', moderatorPermissions);
    await Promise.all([
      queryClient.fetchQuery(escalationListQuery(api, filter)),
      queryClient.ensureQueryData(answerTemplatesQuery(api)),
      queryClient.ensureQueryData(reportReasonsQuery(api)),
      queryClient.ensureQueryData(assigneesQuery(api)),
      queryClient.ensureQueryData(rolesQuery(api)),
      currentTranslations().need('options'),
    ]);
    return { head, filter };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  return <EscalationListPage filter={Route.useLoaderData().filter} />;
}
