import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { myCountsQuery } from '#api/member/me-counts.queries.ts';
import { t } from '#api/words.ts';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { SideNavigation, usePlacesThatExist } from '#components/layout/side-navigation.tsx';
import { Breadcrumbs } from '#components/primitives/breadcrumbs.tsx';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { container } from '#theme/layout/section.css.ts';
import * as styles from './dashboard-page.css.ts';
import { dashboardPlaces } from './dashboard-places.ts';

/** What a page of the moderation dashboard says and holds; `path` is its address without what follows a question mark. */
export interface DashboardPageProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly path: string;
  /** Stands beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page for those who keep order: the way between those pages with what waits there, a heading, and what it is about. */
export function DashboardPage({ title, description, path, action, children }: DashboardPageProps) {
  const crumbs = [
    { name: t('shell.crumbs.home'), href: '/' },
    { name: t('dashboard.title'), href: '/dashboard/content/reports' },
    { name: title, href: path },
  ];
  return (
    <div className={container({ width: 'wide' })}>
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div className={styles.columns}>
        <div className={styles.navigation}>
          <DashboardNavigation current={path} />
        </div>
        <div className={`${styles.main} ${stack({ gap: 'large' })}`}>
          <PageHeading title={title} {...(description && { description })}>
            {action}
          </PageHeading>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The way between the pages of the dashboard that the viewer may see. */
function DashboardNavigation({ current }: { current: string }) {
  const { api, me } = useSite();
  const may = useMay();
  const counts = useQuery({ ...myCountsQuery(api), enabled: me.userID > 0 }).data ?? {};
  const places = usePlacesThatExist(dashboardPlaces)
    .filter(({ permissions }) => may(permissions))
    .map(({ name, href, count }) => ({ name: t(name), href, count: count ? counts[count] : undefined }));
  const here = places.find(({ href }) => href === current);
  return (
    <SideNavigation
      label={t('dashboard.title')}
      summary={t('dashboard.here', { name: here?.name ?? '–' })}
      places={places}
      current={current}
    />
  );
}
