import { createFileRoute } from '@tanstack/react-router';
import { type AppealFilter, decisionListQuery } from '#api/moderation/decision/decision.queries.ts';
import { DecisionListPage } from '#components/moderation/decision/decision-list-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

const filterIn = (search: SearchText): AppealFilter => {
  const show = textIn(search, 'show');
  return show === 'answered' || show === 'all' ? show : 'open';
};

/** Appeals that wait for a decision, and the decisions about members. */
export const Route = createFileRoute('/dashboard/members/decisions')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const [filter, page] = [filterIn(search), pageIn(textIn(search, 'page'))];
    const head = await dashboardHead(context, 'sanction.list.heading', ['community.moderate']);
    await context.queryClient.ensureQueryData(decisionListQuery(context.api, filter, page));
    return { filter, page, head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { filter, page } = Route.useLoaderData();
  return <DecisionListPage filter={filter} page={page} />;
}
