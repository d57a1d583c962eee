import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { dashboardAddress } from '#api/administration/dashboard/dashboard-address.ts';
import { myCountsQuery } from '#api/member/user/me-counts.queries.ts';
import { t } from '#api/translations.ts';
import { SideNavigation } from '#components/layout/side-navigation.tsx';
import { SideNavigationPage, type SidePageProps } from '#components/layout/side-navigation-page.tsx';
import { PageLocationContext } from '#components/shell/page/page-location.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { findPlaceOfPage } from './dashboard-places.ts';
import { DashboardSearch } from './dashboard-search.tsx';
import { useDashboardPlaces } from './use-dashboard-places.ts';

/** The layout of a dashboard page: the navigation with pending counts, breadcrumbs, a heading, and a description. */
export function DashboardPage(props: SidePageProps) {
  const crumbs = useDashboardCrumbs(props);
  return (
    <SideNavigationPage
      {...props}
      crumbs={crumbs}
      navigation={<DashboardNavigation current={props.path} />}
      width="wide"
    />
  );
}

/** Returns the breadcrumbs of a page: home, dashboard, group, place, and the page if it is part of a place. */
function useDashboardCrumbs({ title, path }: Pick<SidePageProps, 'title' | 'path'>) {
  const here = use(PageLocationContext).path?.replace(/[?#].*$/, '') ?? path;
  const found = findPlaceOfPage(path);
  const isPart = !found || path !== found.place.href || here.startsWith(`${found.place.href}/`);
  return [
    { name: t('shell.crumbs.home'), href: '/' },
    { name: t('dashboard.title'), href: dashboardAddress },
    ...(found ? [{ name: t(found.group.name), href: `${dashboardAddress}#${found.group.id}` }] : []),
    ...(found ? [{ name: t(found.place.name), href: found.place.href }] : []),
    ...(isPart && path !== dashboardAddress ? [{ name: title, href: here }] : []),
  ];
}

/** The navigation between the dashboard pages that the viewer may see. */
function DashboardNavigation({ current }: { current: string }) {
  const { api, me } = useSite();
  const counts = useQuery({ ...myCountsQuery(api), enabled: me.userID > 0 }).data ?? {};
  const places = useDashboardPlaces().flatMap(({ name: group, places: ofGroup }) =>
    ofGroup.map(({ name, href, count }) => ({
      name: t(name),
      group: t(group),
      href,
      count: count ? counts[count] : undefined,
    })),
  );
  const home = { name: t('dashboard.place.home'), href: dashboardAddress };
  const here = findPlaceOfPage(current)?.place.href;
  const marked = [home, ...places].find(({ href }) => href === (here ?? current));
  return (
    <DashboardSearch>
      <SideNavigation
        label={t('dashboard.title')}
        summary={marked ? t('dashboard.here', { name: marked.name }) : t('dashboard.title')}
        places={[home, ...places]}
        current={marked?.href ?? current}
      />
    </DashboardSearch>
  );
}
