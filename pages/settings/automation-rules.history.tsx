import { createFileRoute } from '@tanstack/react-router';
import { automationDispatchesQuery } from '#api/administration/automation/automation-rule.queries.ts';
import { AutomationHistoryPage } from '#components/administration/automation/automation-history-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

/** The history of automation rules. */
export const Route = createFileRoute('/settings/automation-rules/history')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const page = pageIn(textIn(search, 'page'));
    const asked = Number(textIn(search, 'automationRuleID'));
    const ruleID = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
    const head = await dashboardHead(context, 'automation.history', ['site.manage']);
    await context.queryClient.ensureQueryData(automationDispatchesQuery(context.api, ruleID, page));
    return { page, ruleID, head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { page, ruleID } = Route.useLoaderData();
  return <AutomationHistoryPage ruleID={ruleID} page={page} />;
}
