import type { ReactNode } from 'react';
import { profileUrl } from '#api/member/profile-url.ts';
import { t } from '#api/words.ts';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { Breadcrumbs } from '#components/primitives/breadcrumbs.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { container } from '#theme/layout/section.css.ts';
import { SettingsNavigation } from './settings-navigation.tsx';
import * as styles from './settings-page.css.ts';

/** What a page of settings says and holds; `path` is its address without what follows a question mark. */
export interface SettingsPageProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly path: string;
  /** Stands beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page on which members set something for themselves: the way between those pages, a heading, and what it is about. */
export function SettingsPage({ title, description, path, action, children }: SettingsPageProps) {
  const { me } = useSite();
  const crumbs = [
    { name: t('shell.crumbs.home'), href: '/' },
    ...(me.userID > 0 ? [{ name: me.name, href: profileUrl(me) }] : []),
    { name: title, href: path },
  ];
  return (
    <div className={container({ width: 'wide' })}>
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div className={styles.columns}>
        <div className={styles.navigation}>
          <SettingsNavigation current={path} />
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
