import { Bookmark, FolderTree, MessagesSquare, NotebookPen, SquarePen, TrendingUp } from 'lucide-react';
import { use } from 'react';
import { inSection } from '#api/administration/layout/site-section.ts';
import { profileListUrl } from '#api/member/profile/profile-url.ts';
import { t } from '#api/translations.ts';
import { useEntryLink } from '#components/account/sign-in/use-entry-link.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { CachedFragment } from '#components/primitives/runtime/cached-fragment.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { PageLocationContext } from '#components/shell/page/page-location.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { cluster } from '#theme/layout/layout.css.ts';
import * as styles from './panel-widgets.css.ts';

/**
 * Invites guests to register or sign in (docs/behavior/shell.md#widgets) and returns them to the current page
 * afterwards.
 */
export function GuestCallToAction() {
  const { me, section } = useSite();
  const entryLink = useEntryLink();
  const path = inSection(section, use(PageLocationContext).path ?? '');
  if (me.userID !== 0) return null;
  return (
    <Card as="section" padding="medium" aria-labelledby="guest-call-to-action">
      <h2 id="guest-call-to-action" className={styles.title}>
        {t('shell.call.title')}
      </h2>
      <p className={styles.text}>{t('shell.call.text')}</p>
      <div className={cluster({ gap: 'small' })}>
        <ButtonLink {...entryLink('registration', path)} variant="primary">
          {t('shell.call.register')}
        </ButtonLink>
        <ButtonLink {...entryLink('signIn', path)}>{t('shell.call.sign-in')}</ButtonLink>
      </div>
    </Card>
  );
}

/** The button for a new discussion, in the given category if any. */
export function NewPost({ categoryID }: { categoryID?: number }) {
  const may = useMay();
  if (!may('discussions.add', categoryID)) return null;
  return (
    <ButtonLink
      href={categoryID ? `/post/discussion/${categoryID}` : '/post/discussion'}
      icon={<SquarePen size={16} />}
    >
      {t('shell.new-post.text')}
    </ButtonLink>
  );
}

/** Links to frequently used lists (docs/behavior/shell.md#widgets). */
export function QuickLinks() {
  const { userID, name } = useSite().me;
  return (
    <CachedFragment name="quick links" of={[userID, name]}>
      <Links />
    </CachedFragment>
  );
}

function Links() {
  const { me } = useSite();
  const links = [
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
          <li key={href}>
            <Link href={href} tone="plain" className={styles.link}>
              <Icon size={16} className={styles.icon} aria-hidden="true" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The panel widgets of most pages. */
export const panelWidgets = { guestCallToAction: GuestCallToAction, newPost: NewPost, quickLinks: QuickLinks } as const;
