import { createFileRoute } from '@tanstack/react-router';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { assigneesQuery } from '#api/moderation/escalation/escalation.queries.ts';
import { answerTemplatesQuery, reportQueueQuery, reportReasonsQuery } from '#api/moderation/report/report.queries.ts';
import { parseReportFilter, type ReportFilter } from '#api/moderation/triage/report-filter.ts';
import { moderatorPermissions } from '#components/administration/dashboard/dashboard-place.ts';
import { ReportQueuePage } from '#components/moderation/triage/report-queue-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import type { SearchText } from '#pages/-search-text.ts';

/** The queue of reports, with its filters in the address (docs/behavior/moderation.md#report-queue). */
export const Route = createFileRoute('/dashboard/content/reports')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({
    context,
    deps: { search },
  }): Promise<{ head: Awaited<ReturnType<typeof dashboardHead>>; filter: ReportFilter }> => {
    const filter = parseReportFilter(search);
    const { queryClient, api } = context;
    const head = await dashboardHead(context, 'report.queue.title', moderatorPermissions);
    await Promise.all([
      queryClient.fetchQuery(reportQueueQuery(api, filter)),
      queryClient.ensureQueryData(reportReasonsQuery(api)),
      queryClient.ensureQueryData(answerTemplatesQuery(api)),
      queryClient.ensureQueryData(visibleCategoriesQuery(api)),
      queryClient.ensureQueryData(assigneesQuery(api)),
      queryClient.ensureQueryData(rolesQuery(api)),
    ]);
    return { head, filter };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  return <ReportQueuePage filter={Route.useLoaderData().filter} />;
}
