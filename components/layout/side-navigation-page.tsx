import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { Breadcrumbs, type BreadcrumbsProps } from '#components/primitives/navigation/breadcrumbs.tsx';
import { SkipLink } from '#components/primitives/text/skip-link.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { container } from '#theme/layout/section.css.ts';
import { PageHeading } from './page-heading.tsx';
import * as styles from './side-navigation-page.css.ts';
import { useKeptScroll } from './use-kept-scroll.ts';

/** The content of a page in a group of related pages. `path` is its URL path without the query string. */
export interface SidePageProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly path: string;
  /** Rendered beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The content of the page, plus its breadcrumbs (the last one is the page) and the navigation and width of the group. */
export interface SideNavigationPageProps extends SidePageProps {
  readonly crumbs: BreadcrumbsProps['crumbs'];
  readonly navigation: ReactNode;
  readonly width: keyof typeof styles.main;
}

/**
 * A page in a group of related pages: side navigation, heading and content. A link that is visible while it has the focus
 * skips the navigation, which has many items.
 */
export function SideNavigationPage(props: SideNavigationPageProps) {
  const { title, description, action, children, crumbs, navigation, width } = props;
  const scrolled = useKeptScroll();
  return (
    <div className={container({ width: 'wide' })}>
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={crumbs} lastIsCurrent />
      </div>
      <SkipLink href="#screen">{t('primitives.skip-link.navigation')}</SkipLink>
      <div className={styles.columns}>
        <div ref={scrolled} className={styles.navigation}>
          {navigation}
        </div>
        <div id="screen" tabIndex={-1} className={`${styles.main[width]} ${stack({ gap: 'large' })}`}>
          <PageHeading title={title} {...(description && { description })}>
            {action}
          </PageHeading>
          {children}
        </div>
      </div>
    </div>
  );
}
