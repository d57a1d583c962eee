import { createFileRoute } from '@tanstack/react-router';
import { type EscalationFilter, escalationListQuery } from '#api/moderation/escalation.queries.ts';
import { answerTemplatesQuery } from '#api/moderation/report.queries.ts';
import { moderating } from '#components/moderation/dashboard-places.ts';
import { EscalationListPage } from '#components/moderation/escalation-list-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';

const statuses = ['open', 'in-progress', 'on-hold', 'done'] as const;

const filterIn = (search: SearchText): EscalationFilter => ({
  show: statuses.find((status) => status === textIn(search, 'status')) ?? 'unfinished',
  page: Math.max(1, Math.trunc(Number(textIn(search, 'page') ?? 1)) || 1),
  escalationID: textIn(search, 'escalationID')?.match(/^\d{1,15}$/)?.[0],
});

/** The posts that need more than a yes or no. */
export const Route = createFileRoute('/dashboard/content/escalations')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const filter = filterIn(search);
    const head = await dashboardHead(context, 'report.escalation.title', moderating);
    await Promise.all([
      context.queryClient.fetchQuery(escalationListQuery(context.api, filter)),
      context.queryClient.ensureQueryData(answerTemplatesQuery(context.api)),
    ]);
    return { head, filter };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  return <EscalationListPage filter={Route.useLoaderData().filter} />;
}
