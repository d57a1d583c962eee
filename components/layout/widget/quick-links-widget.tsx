import {
  Bookmark,
  FolderTree,
  Link as LinkIcon,
  MessagesSquare,
  NotebookPen,
  SquarePen,
  TrendingUp,
} from 'lucide-react';
import { profileListUrl } from '#api/member/profile/profile-url.ts';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { CachedFragment } from '#components/primitives/runtime/cached-fragment.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './panel-widgets.css.ts';

/** The quick links of the site, otherwise links to frequently used lists (docs/behavior/shell.md#widgets). */
export function QuickLinksWidget() {
  const { userID, name } = useSite().me;
  return (
    <CachedFragment name="quick links" of={[userID, name]}>
      <Links />
    </CachedFragment>
  );
}

function Links() {
  const { me, settings } = useSite();
  const chosen = settings['ui.quickLinks'] as readonly { name: string; url: string }[] | null | undefined;
  const links = chosen?.map(({ name, url }) => ({ name, href: url, Icon: LinkIcon })) ?? [
    { name: t('shell.quick-links.categories'), href: '/categories', Icon: FolderTree },
    { name: t('shell.quick-links.recent'), href: '/discussions', Icon: MessagesSquare },
    { name: t('shell.quick-links.trending'), href: '/discussions?sort=-hot', Icon: TrendingUp },
    ...(me.userID === 0
      ? []
      : [
          { name: t('shell.quick-links.bookmarks'), href: '/discussions/bookmarked', Icon: Bookmark },
          { name: t('shell.quick-links.discussions'), href: profileListUrl(me, 'discussions'), Icon: SquarePen },
          { name: t('shell.quick-links.drafts'), href: '/drafts', Icon: NotebookPen },
        ]),
  ];
  return (
    <Card as="section" padding="medium" aria-labelledby="quick-links">
      <h2 id="quick-links" className={styles.title}>
        {t('shell.quick-links.title')}
      </h2>
      <ul className={styles.links}>
        {links.map(({ name, href, Icon }) => (
          <li key={`${name} ${href}`}>
            <Link href={href} tone="plain" className={styles.link}>
              <Icon size={16} className={styles.icon} aria-hidden="true" />
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
