import type { ReactNode } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from '#components/primitives/list/breadcrumbs.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { container } from '#theme/layout/section.css.ts';
import { PageHeading } from './page-heading.tsx';
import * as styles from './side-navigation-page.css.ts';

/** What one of several pages that belong together says and holds; `path` is its address without what follows a question mark. */
export interface SidePageProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly path: string;
  /** Stands beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The same with what its pages share: the way to it, the way between them, and how wide it may become. */
export interface SideNavigationPageProps extends SidePageProps {
  readonly crumbs: BreadcrumbsProps['crumbs'];
  readonly navigation: ReactNode;
  readonly width: keyof typeof styles.main;
}

/** One of several pages that belong together: the way between them at the side, a heading, and what it is about. */
export function SideNavigationPage(props: SideNavigationPageProps) {
  const { title, description, path, action, children, crumbs, navigation, width } = props;
  return (
    <div className={container({ width: 'wide' })}>
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={[...crumbs, { name: title, href: path }]} />
      </div>
      <div className={styles.columns}>
        <div className={styles.navigation}>{navigation}</div>
        <div className={`${styles.main[width]} ${stack({ gap: 'large' })}`}>
          <PageHeading title={title} {...(description && { description })}>
            {action}
          </PageHeading>
          {children}
        </div>
      </div>
    </div>
  );
}
