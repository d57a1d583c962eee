import { useQuery } from '@tanstack/react-query';
import { myCountsQuery } from '#api/member/user/me-counts.queries.ts';
import { t } from '#api/translations.ts';
import { SideNavigation, useExistingPages } from '#components/layout/side-navigation.tsx';
import { SideNavigationPage, type SidePageProps } from '#components/layout/side-navigation-page.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { dashboardNavigationItems } from './dashboard-navigation-items.ts';

/** The layout of a dashboard page: the navigation with pending counts, a heading, and a description. */
export function DashboardPage(props: SidePageProps) {
  const crumbs = [
    { name: t('shell.crumbs.home'), href: '/' },
    { name: t('dashboard.title'), href: '/dashboard/content/reports' },
  ];
  return (
    <SideNavigationPage
      {...props}
      crumbs={crumbs}
      navigation={<DashboardNavigation current={props.path} />}
      width="wide"
    />
  );
}

/** The navigation between the dashboard pages that the viewer may see. */
function DashboardNavigation({ current }: { current: string }) {
  const { api, me, settings } = useSite();
  const may = useMay();
  const counts = useQuery({ ...myCountsQuery(api), enabled: me.userID > 0 }).data ?? {};
  const places = useExistingPages(dashboardNavigationItems)
    .filter(({ permissions, setting }) => may(permissions) && (!setting || settings[setting] === true))
    .map(({ name, group, href, count }) => ({
      name: t(name),
      group: t(group),
      href,
      count: count ? counts[count] : undefined,
    }));
  const here = places.find(({ href }) => href === current);
  return (
    <SideNavigation
      label={t('dashboard.title')}
      summary={here ? t('dashboard.here', { name: here.name }) : t('dashboard.title')}
      places={places}
      current={current}
    />
  );
}
