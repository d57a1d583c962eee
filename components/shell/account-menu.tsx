import { Bookmark, LogOut, MessagesSquare, NotebookPen, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { profileListUrl, profileUrl } from '#api/member/profile-url.ts';
import { Session, SignOut } from '#components/account/session.tsx';
import { Avatar } from '#components/primitives/avatar.tsx';
import { Link } from '#components/primitives/link.tsx';
import { heading, item, line, list } from './flyout.css.ts';
import { Flyout } from './flyout.tsx';
import { useSite } from './site-context.tsx';
import { accountButton } from './title-bar.css.ts';

/** Where a member finds what is their own, and the way out (`spec/behaviours.md` §4h). */
export function AccountMenu({ defaultOpen = false }: { defaultOpen?: boolean }) {
  const { me } = useSite();
  return (
    <Flyout
      label={`My Account: ${me.name}`}
      title="My Account"
      sign={<Avatar name={me.name} photoUrl={me.photoUrl} size="small" decorative />}
      look={accountButton}
      defaultOpen={defaultOpen}
    >
      <p className={heading} dir="auto">
        {me.name}
      </p>
      <ul className={list}>
        <Place href={profileUrl(me)} icon={<UserRound size={16} />}>
          Profile
        </Place>
        <Place href={profileListUrl(me, 'discussions')} icon={<MessagesSquare size={16} />}>
          My Discussions
        </Place>
        <Place href="/discussions/bookmarked" icon={<Bookmark size={16} />}>
          My Bookmarks
        </Place>
        <Place href="/drafts" icon={<NotebookPen size={16} />}>
          My Drafts
        </Place>
      </ul>
      <hr className={line} />
      <WayOut />
    </Flyout>
  );
}

const Place = ({ href, icon, children }: { href: string; icon: ReactNode; children: string }) => (
  <li>
    <Link href={href} tone="plain" className={item}>
      <span aria-hidden="true">{icon}</span>
      {children}
    </Link>
  </li>
);

/** Signs out in place; a forum that signs its members in elsewhere sends them there to sign out too. */
function WayOut() {
  const { me, settings } = useSite();
  const elsewhere = settings['entry.signOutUrl'];
  if (!elsewhere) return <Session member={me}>{(session) => <SignOut session={session} look={item} />}</Session>;
  return (
    <Link href={String(elsewhere)} tone="plain" className={item}>
      <LogOut size={16} aria-hidden="true" />
      Sign Out
    </Link>
  );
}
