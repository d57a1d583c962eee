import { createFileRoute } from '@tanstack/react-router';
import { siteHealthQuery } from '#api/administration/health/site-health.queries.ts';
import { SiteHealthPage } from '#components/administration/health/site-health-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The health of the site, for administrators. */
export const Route = createFileRoute('/dashboard/health')({
  loader: async ({ context }) => {
    const head = await dashboardHead(context, 'operation.health.title', ['site.manage']);
    await context.queryClient.ensureQueryData(siteHealthQuery(context.api));
    return { head };
  },
  head: headFromLoader,
  component: SiteHealthPage,
});
