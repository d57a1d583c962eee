import type { CheckedPermission } from '#api/member/role/permission.ts';
import type { MessageID } from '#api/message-id.ts';

/** A page of the moderation dashboard: who sees it in the navigation, and which of the viewer's counts it shows. */
export interface DashboardNavigationItem {
  readonly name: MessageID;
  /** The group of the page. Pages of one group are adjacent. */
  readonly group: MessageID;
  readonly href: string;
  /** The permissions that show the page; any of them suffices. The server checks access separately. */
  readonly permissions: readonly CheckedPermission[];
  /** The name of a count in the response of `GET /users/me-counts`. */
  readonly count?: string;
  /** The setting that enables the page. */
  readonly setting?: string;
}

/** The permissions of moderators, global or in a category. */
export const moderatorPermissions = ['community.moderate', 'posts.moderate'] as const;

const inGroup = (
  group: MessageID,
  places: readonly Omit<DashboardNavigationItem, 'group'>[],
): readonly DashboardNavigationItem[] => places.map((place) => ({ ...place, group }));

/**
 * The pages of the moderation dashboard in order, by group (docs/behavior/moderation.md#moderators). An entry is shown
 * once a page exists at its URL. A moderation page at another URL needs an entry here.
 */
export const dashboardNavigationItems: readonly DashboardNavigationItem[] = [
  ...inGroup('dashboard.group.posts', [
    {
      name: 'dashboard.place.reports',
      href: '/dashboard/content/reports',
      permissions: moderatorPermissions,
      count: 'reports',
    },
    {
      name: 'dashboard.place.escalations',
      href: '/dashboard/content/escalations',
      permissions: moderatorPermissions,
      count: 'escalations',
    },
    {
      name: 'dashboard.place.approval',
      href: '/dashboard/content/approval',
      permissions: moderatorPermissions,
      count: 'ModerationQueue',
    },
    {
      name: 'dashboard.place.triage',
      href: '/dashboard/content/triage',
      permissions: ['staff.allow'],
      count: 'triage',
      setting: 'triage.enabled',
    },
    {
      name: 'dashboard.place.collections',
      href: '/dashboard/content/collections',
      permissions: ['community.manage', 'site.manage'],
    },
    { name: 'dashboard.place.log', href: '/log/filter', permissions: ['community.moderate', 'site.manage'] },
  ]),
  ...inGroup('dashboard.group.members', [
    {
      name: 'dashboard.place.applicants',
      href: '/dashboard/user/applicants',
      permissions: ['community.moderate', 'applicants.manage'],
      count: 'Applicants',
    },
    { name: 'dashboard.place.invitations', href: '/dashboard/user/invitations', permissions: ['site.manage'] },
    { name: 'dashboard.place.decisions', href: '/dashboard/members/decisions', permissions: ['community.moderate'] },
    { name: 'dashboard.place.bans', href: '/dashboard/members/bans', permissions: ['site.manage', 'users.ban'] },
    {
      name: 'sanction.why.heading',
      href: '/dashboard/members/permissions',
      permissions: ['community.moderate', 'site.manage'],
    },
  ]),
  ...inGroup('dashboard.group.site', [
    { name: 'dashboard.place.site', href: '/dashboard/settings', permissions: ['site.manage'] },
    { name: 'dashboard.place.branding', href: '/appearance/branding', permissions: ['site.manage'] },
    { name: 'dashboard.place.frame', href: '/appearance/title-bar', permissions: ['site.manage'] },
    { name: 'dashboard.place.posting', href: '/vanilla/settings/posting', permissions: ['site.manage'] },
    { name: 'dashboard.place.access', href: '/dashboard/settings/access', permissions: ['site.manage'] },
    { name: 'dashboard.place.languages', href: '/settings/language', permissions: ['site.manage'] },
    { name: 'dashboard.place.embedding', href: '/embed/forum', permissions: ['site.manage'] },
  ]),
  ...inGroup('dashboard.group.settings', [
    { name: 'dashboard.place.categories', href: '/vanilla/settings/categories', permissions: ['site.manage'] },
    {
      name: 'dashboard.place.subcommunities',
      href: '/dashboard/settings/subcommunities',
      permissions: ['site.manage'],
    },
    { name: 'dashboard.place.post-types', href: '/settings/post-types', permissions: ['site.manage'] },
    { name: 'dashboard.place.statuses', href: '/vanilla/settings/statuses', permissions: ['community.manage'] },
    { name: 'dashboard.place.tags', href: '/vanilla/settings/tags', permissions: ['site.manage'] },
    { name: 'dashboard.place.content', href: '/dashboard/content/settings', permissions: ['site.manage'] },
    { name: 'dashboard.place.premoderation', href: '/dashboard/content/premoderation', permissions: ['site.manage'] },
    { name: 'dashboard.place.reactions', href: '/dashboard/reactions', permissions: ['site.manage'] },
    { name: 'dashboard.place.registration', href: '/dashboard/settings/registration', permissions: ['site.manage'] },
    { name: 'dashboard.place.services', href: '/dashboard/settings/services', permissions: ['site.manage'] },
    { name: 'dashboard.place.emails', href: '/dashboard/settings/emails', permissions: ['site.manage'] },
    { name: 'dashboard.place.digest', href: '/dashboard/settings/digest', permissions: ['site.manage'] },
    {
      name: 'dashboard.place.notifications',
      href: '/dashboard/settings/notifications',
      permissions: ['site.manage'],
    },
    { name: 'dashboard.place.webhooks', href: '/settings/webhooks', permissions: ['site.manage'] },
    { name: 'dashboard.place.tokens', href: '/settings/tokens', permissions: ['site.manage'] },
    { name: 'dashboard.place.audit', href: '/dashboard/audit-log', permissions: ['site.manage'] },
  ]),
  ...inGroup('dashboard.group.appearance', [
    { name: 'dashboard.place.navigation', href: '/appearance/navigation', permissions: ['site.manage'] },
    { name: 'dashboard.place.layouts', href: '/appearance/layouts', permissions: ['site.manage'] },
    { name: 'dashboard.place.pages', href: '/appearance/pages', permissions: ['site.manage'] },
    { name: 'dashboard.place.themes', href: '/appearance/style-guides', permissions: ['site.manage'] },
    { name: 'dashboard.place.widget-builder', href: '/appearance/widget-builder', permissions: ['site.manage'] },
  ]),
];
