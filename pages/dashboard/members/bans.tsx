import { createFileRoute } from '@tanstack/react-router';
import { banRulesQuery } from '#api/moderation/ban/ban-rule.queries.ts';
import { BanRulePage } from '#components/moderation/ban/ban-rule-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

/** The ban rules for names and addresses. */
export const Route = createFileRoute('/dashboard/members/bans')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const page = pageIn(textIn(search, 'page'));
    const head = await dashboardHead(context, 'sanction.rule.heading', ['site.manage', 'users.ban']);
    await context.queryClient.ensureQueryData(banRulesQuery(context.api, page));
    return { page, head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { page } = Route.useLoaderData();
  return <BanRulePage page={page} />;
}
