import { Bookmark, LogOut, MessagesSquare, NotebookPen, UserRound } from 'lucide-react';
import { profileListUrl, profileUrl } from '#api/member/profile-url.ts';
import { Avatar } from '#components/primitives/avatar.tsx';
import { Menu, MenuGroup, MenuLink, MenuSeparator } from '#components/primitives/menu.tsx';
import { useSite } from './site-context.tsx';
import * as styles from './title-bar.css.ts';

/** Where a member finds what is their own, and the way out. */
export function AccountMenu({ defaultOpen = false }: { defaultOpen?: boolean }) {
  const { me, settings } = useSite();
  const trigger = (
    <button type="button" className={styles.accountButton} aria-label={`My Account: ${me.name}`}>
      <Avatar name={me.name} photoUrl={me.photoUrl} size="small" decorative />
    </button>
  );
  return (
    <Menu trigger={trigger} defaultOpen={defaultOpen}>
      <MenuGroup label={me.name}>
        <MenuLink href={profileUrl(me)} icon={<UserRound size={16} />}>
          Profile
        </MenuLink>
        <MenuLink href={profileListUrl(me, 'discussions')} icon={<MessagesSquare size={16} />}>
          My Discussions
        </MenuLink>
        <MenuLink href="/discussions/bookmarked" icon={<Bookmark size={16} />}>
          My Bookmarks
        </MenuLink>
        <MenuLink href="/drafts" icon={<NotebookPen size={16} />}>
          My Drafts
        </MenuLink>
      </MenuGroup>
      <MenuSeparator />
      <MenuLink href={String(settings['entry.signOutUrl'] || '/entry/signout')} icon={<LogOut size={16} />}>
        Sign Out
      </MenuLink>
    </Menu>
  );
}
