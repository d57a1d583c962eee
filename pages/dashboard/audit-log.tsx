import { createFileRoute } from '@tanstack/react-router';
import { auditLogQuery } from '#api/moderation/log/log.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { LogContent } from '#components/moderation/log/log-content.tsx';
import { logQueryOf } from '#components/moderation/log/log-url.ts';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import type { SearchText } from '#pages/-search-text.ts';
import { logAddressIn } from '#pages/log/-log-search.ts';

const path = '/dashboard/audit-log';

/** The audit log, for administrators: moderator actions and the requests that caused them. */
export const Route = createFileRoute('/dashboard/audit-log')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const address = logAddressIn(path, search);
    const head = await dashboardHead(context, 'log.audit.heading', ['site.manage']);
    await context.queryClient.ensureQueryData(auditLogQuery(context.api, logQueryOf(address)));
    return { address, head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { address } = Route.useLoaderData();
  return (
    <DashboardPage title={t('log.audit.heading')} description={t('log.audit.words')} path={path}>
      <LogContent address={address} kind="requests" />
    </DashboardPage>
  );
}
