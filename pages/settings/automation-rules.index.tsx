import { createFileRoute } from '@tanstack/react-router';
import { automationRulesQuery } from '#api/administration/automation/automation-rule.queries.ts';
import { AutomationRulePage } from '#components/administration/automation/automation-rule-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The page where administrators manage automation rules. */
export const Route = createFileRoute('/settings/automation-rules/')({
  loader: async ({ context }) => {
    const head = await dashboardHead(context, 'automation.title', ['site.manage']);
    await context.queryClient.ensureQueryData(automationRulesQuery(context.api));
    return { head };
  },
  head: headFromLoader,
  component: AutomationRulePage,
});
