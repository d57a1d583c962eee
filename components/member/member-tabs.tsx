import { profileListUrl, profileUrl } from '#api/member/profile-url.ts';
import type { User } from '#api/member/user.contract.ts';
import * as lists from '#components/discussion/discussion-list.css.ts';
import { Link } from '#components/primitives/link.tsx';

/** The parts of a profile. */
export type MemberTab = 'profile' | 'discussions' | 'comments';

/** The way between the parts of a profile; each is a page with an address of its own. */
export function MemberTabs({ member, current }: { member: User; current: MemberTab }) {
  const tabs = [
    { tab: 'profile', name: 'Profile', href: profileUrl(member) },
    { tab: 'discussions', name: 'Discussions', href: profileListUrl(member, 'discussions') },
    { tab: 'comments', name: 'Comments', href: profileListUrl(member, 'comments') },
  ] as const;
  return (
    <nav aria-label="Profile">
      <ul className={lists.sorts}>
        {tabs.map(({ tab, name, href }) => (
          <li key={tab}>
            <Link
              href={href}
              tone="plain"
              className={lists.sort}
              {...(tab === current && { 'aria-current': 'page' as const })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
