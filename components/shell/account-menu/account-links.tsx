import { useQuery } from '@tanstack/react-query';
import {
  Bookmark,
  Flag,
  LayoutDashboard,
  ListTodo,
  LogOut,
  MessagesSquare,
  NotebookPen,
  Palette,
  Settings,
  ShieldAlert,
  ShieldCheck,
  SlidersHorizontal,
  UserPlus,
} from 'lucide-react';
import { Fragment, type ReactNode, use } from 'react';
import { dashboardPermissions } from '#api/administration/dashboard/dashboard-permissions.ts';
import { inSection } from '#api/administration/layout/site-section.ts';
import { profileListUrl, profileUrl } from '#api/member/profile/profile-url.ts';
import type { CheckedPermission } from '#api/member/role/permission.ts';
import { myCountsQuery } from '#api/member/user/me-counts.queries.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { Session, SignOut } from '#components/account/sign-in/session.tsx';
import { useEntryLink } from '#components/account/sign-in/use-entry-link.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { Badge } from '#components/primitives/text/badge.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { heading, item, line, list } from '#components/shell/navigation/flyout.css.ts';
import { PageLocationContext } from '#components/shell/page/page-location.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './account-links.css.ts';

/**
 * The content of the account menu (docs/behavior/shell.md#account-menu): the profile, the viewer's own pages with their
 * counts, and signing out. The counts are requested when the menu opens, at most once a minute
 * (docs/behavior/member.md#counts-of-the-viewer).
 */
export function AccountLinks() {
  const { me, api } = useSite();
  const may = useMay();
  const counts = useQuery(myCountsQuery(api)).data ?? {};
  return (
    <>
      <Link href={profileUrl(me)} tone="plain" className={styles.card}>
        <Avatar name={me.name} photoUrl={me.photoUrl} size="medium" decorative />
        <span className={styles.text}>
          <strong className={styles.name} dir="auto">
            {me.name}
          </strong>
          <span className={styles.hint}>{t('shell.account.profile')}</span>
        </span>
      </Link>
      <ul className={list}>
        <Place href="/profile/edit" icon={<Settings size={16} />}>
          {t('shell.account.settings')}
        </Place>
      </ul>
      <hr className={line} />
      <p className={heading}>{t('shell.account.discussions')}</p>
      <ul className={list}>
        <Place href="/discussions/bookmarked" icon={<Bookmark size={16} />} count={counts['Bookmarks']}>
          {t('shell.account.bookmarks')}
        </Place>
        {may('discussions.add') && (
          <Place href="/drafts" icon={<NotebookPen size={16} />} count={counts['Drafts']}>
            {t(may('schedule.allow') ? 'shell.account.drafts-and-schedule' : 'shell.account.drafts')}
          </Place>
        )}
        <Place
          href={profileListUrl(me, 'discussions')}
          icon={<MessagesSquare size={16} />}
          count={counts['Discussions']}
        >
          {t('shell.account.posts')}
        </Place>
      </ul>
      <Dashboard />
      <Duties counts={counts} />
      <hr className={line} />
      <WayOut />
    </>
  );
}

/** Renders the link to the overview of the dashboard for those who may open it. */
function Dashboard() {
  if (!useMay()(dashboardPermissions)) return null;
  return (
    <>
      <hr className={line} />
      <ul className={list}>
        <Place href="/dashboard" icon={<LayoutDashboard size={16} />}>
          {t('shell.account.dashboard')}
        </Place>
      </ul>
    </>
  );
}

interface Duty {
  readonly name: MessageID;
  readonly href: string;
  readonly icon: ReactNode;
  readonly permissions: readonly CheckedPermission[];
  /** The name of the counter whose number the item shows. */
  readonly count?: string;
  /** The setting that enables the page. Without it the item is hidden. */
  readonly setting?: 'triage.enabled';
}

const moderating = ['community.moderate', 'posts.moderate'] as const;

/** The pages for moderators and administrators, by group. */
const duties: Readonly<Record<'moderation' | 'administration', readonly Duty[]>> = {
  moderation: [
    {
      name: 'shell.account.applicants',
      href: '/dashboard/user/applicants',
      icon: <UserPlus size={16} />,
      permissions: ['community.moderate', 'applicants.manage'],
      count: 'Applicants',
    },
    {
      name: 'shell.account.triage',
      href: '/dashboard/content/triage',
      icon: <ListTodo size={16} />,
      permissions: ['staff.allow'],
      count: 'triage',
      setting: 'triage.enabled',
    },
    {
      name: 'shell.account.reports',
      href: '/dashboard/content/reports',
      icon: <Flag size={16} />,
      permissions: moderating,
      count: 'reports',
    },
    {
      name: 'shell.account.escalations',
      href: '/dashboard/content/escalations',
      icon: <ShieldAlert size={16} />,
      permissions: moderating,
      count: 'escalations',
    },
    {
      name: 'shell.account.approval',
      href: '/dashboard/content/approval',
      icon: <ShieldCheck size={16} />,
      permissions: moderating,
      count: 'ModerationQueue',
    },
  ],
  administration: [
    {
      name: 'shell.account.appearance',
      href: '/appearance/style-guides',
      icon: <Palette size={16} />,
      permissions: ['site.manage'],
    },
    {
      name: 'shell.account.site',
      href: '/vanilla/settings/categories',
      icon: <SlidersHorizontal size={16} />,
      permissions: ['site.manage'],
    },
  ],
};

/** Renders the groups in which the viewer has permission for at least one page. */
function Duties({ counts }: { counts: Readonly<Record<string, number>> }) {
  const may = useMay();
  const { settings } = useSite();
  const isThere = ({ setting }: Duty) => setting === undefined || settings[setting] === true;
  return Object.entries(duties).map(([group, places]) => {
    const own = places.filter((place) => may(place.permissions) && isThere(place));
    if (own.length === 0) return null;
    return (
      <Fragment key={group}>
        <hr className={line} />
        <p className={heading}>
          {t(group === 'moderation' ? 'shell.account.moderation' : 'shell.account.administration')}
        </p>
        <ul className={list}>
          {own.map(({ name, href, icon, count = '' }) => (
            <Place key={href} href={href} icon={icon} count={counts[count]}>
              {t(name)}
            </Place>
          ))}
        </ul>
      </Fragment>
    );
  });
}

interface PlaceProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly count?: number | undefined;
  readonly children: string;
}

const Place = ({ href, icon, count = 0, children }: PlaceProps) => (
  <li>
    <Link href={href} tone="plain" className={item}>
      <span aria-hidden="true">{icon}</span>
      {children}
      <Badge count={count} tone="quiet" className={styles.count} />
    </Link>
  </li>
);

/**
 * Signs out in place. When the forum signs its members in through an external page, links to that page's sign-out
 * instead.
 */
function WayOut() {
  const { me, settings, section } = useSite();
  const path = inSection(section, use(PageLocationContext).path ?? '');
  const entryLink = useEntryLink();
  if (!settings['entry.signOutUrl'])
    return <Session member={me}>{(session) => <SignOut session={session} look={item} />}</Session>;
  return (
    <Link {...entryLink('signOut', path)} tone="plain" className={item}>
      <LogOut size={16} aria-hidden="true" />
      {t('shell.account.sign-out')}
    </Link>
  );
}
