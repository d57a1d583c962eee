import { type DashboardGroup, moderatorPermissions } from '#components/administration/dashboard/dashboard-place.ts';

/** The pages on which moderators handle posts. */
export const moderationPlaces: DashboardGroup = {
  id: 'moderation',
  name: 'dashboard.group.moderation',
  places: [
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
  ],
};
