import { profileListUrl, profileReactionsUrl, profileUrl } from '#api/member/profile/profile-url.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import * as styles from './member-tabs.css.ts';

/** The tabs of a profile. */
export type MemberTab = 'about' | 'discussions' | 'comments' | 'reactions';

/** The tab navigation of a profile. Each tab is a page with its own URL. */
export function MemberTabs({ member, current }: { member: User; current: MemberTab }) {
  const received = Object.values(member.reactionsReceived ?? {}).reduce((sum, { count }) => sum + count, 0);
  const tabs = [
    { tab: 'about', name: t('member.tab.about'), href: profileUrl(member), count: undefined },
    {
      tab: 'discussions',
      name: t('member.tab.posts'),
      href: profileListUrl(member, 'discussions'),
      count: member.countDiscussions ?? 0,
    },
    {
      tab: 'comments',
      name: t('member.tab.comments'),
      href: profileListUrl(member, 'comments'),
      count: member.countComments ?? 0,
    },
    { tab: 'reactions', name: t('member.tab.reactions'), href: profileReactionsUrl(member), count: received },
  ] as const;
  return (
    <LinkTabs
      label={t('member.tab.label')}
      currentIs="page"
      tabs={tabs.map(({ tab, name, href, count }) => ({
        href,
        isCurrent: tab === current,
        name: count === undefined ? name : <Counted name={name} count={count} />,
      }))}
    />
  );
}

const Counted = ({ name, count }: { name: string; count: number }) => (
  <>
    {name}
    <span className={styles.count}>
      <NumberText value={count} />
    </span>
  </>
);
