import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { dashboardQuery, growthQuery } from '#api/administration/dashboard/dashboard.queries.ts';
import { dashboardAddress } from '#api/administration/dashboard/dashboard-address.ts';
import { dashboardPermissions, growthPermissions } from '#api/administration/dashboard/dashboard-permissions.ts';
import { hasPermission, type PermissionRecord } from '#api/member/role/permission.ts';
import { myPermissionsQuery } from '#api/member/user/me.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardChecklist } from '#components/administration/dashboard/dashboard-checklist.tsx';
import { DashboardDuties } from '#components/administration/dashboard/dashboard-duties.tsx';
import { loadFinder } from '#components/administration/dashboard/dashboard-finder.ts';
import { DashboardGrowth } from '#components/administration/dashboard/dashboard-growth.tsx';
import { DashboardOverview } from '#components/administration/dashboard/dashboard-overview.tsx';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { DashboardResults } from '#components/administration/dashboard/dashboard-results.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';

/** The overview of the dashboard. `?find` lists the pages and settings that contain a text. */
export const Route = createFileRoute('/dashboard/')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ find: textIn(search, 'find') ?? '' }),
  loader: async ({ context, deps: { find } }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'dashboard.title', dashboardPermissions);
    const record = (await queryClient.ensureQueryData(myPermissionsQuery(api))) as PermissionRecord;
    const showsGrowth = hasPermission(record, growthPermissions, { mode: 'global' });
    await Promise.all([
      queryClient.fetchQuery({ ...dashboardQuery(api), staleTime: 0 }),
      showsGrowth && queryClient.fetchQuery(growthQuery(api)),
      find && loadFinder(),
    ]);
    return { head, find, showsGrowth };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { find, showsGrowth } = Route.useLoaderData();
  const { data } = useSuspenseQuery(dashboardQuery(useSite().api));
  const { duties, checklist } = data;
  return (
    <DashboardPage title={t('dashboard.title')} description={t('dashboard.words')} path={dashboardAddress}>
      {find && <DashboardResults text={find} />}
      {checklist && !checklist.isHidden && <DashboardChecklist checklist={checklist} />}
      <DashboardDuties duties={duties} />
      {showsGrowth && <SiteGrowth />}
      {checklist?.isHidden && <DashboardChecklist checklist={checklist} />}
      <DashboardOverview />
    </DashboardPage>
  );
}

function SiteGrowth() {
  return <DashboardGrowth growth={useSuspenseQuery(growthQuery(useSite().api)).data} />;
}
