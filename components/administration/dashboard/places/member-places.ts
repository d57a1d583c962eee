import { memberManagementPermissions } from '#api/member/role/profile-permission.ts';
import { type DashboardGroup, sitePlace } from '#components/administration/dashboard/dashboard-place.ts';

/** The pages about members: who joins, what they may do, and decisions about them. */
export const memberPlaces: DashboardGroup = {
  id: 'members',
  name: 'dashboard.group.members',
  places: [
    {
      name: 'dashboard.place.members',
      href: '/dashboard/user',
      also: 'setting.also.members',
      permissions: memberManagementPermissions,
    },
    {
      name: 'dashboard.place.applicants',
      href: '/dashboard/user/applicants',
      permissions: ['community.moderate', 'applicants.manage'],
      count: 'Applicants',
    },
    sitePlace('dashboard.place.roles', '/dashboard/role', 'setting.also.roles'),
    sitePlace('dashboard.place.invitations', '/dashboard/user/invitations'),
    { name: 'dashboard.place.decisions', href: '/dashboard/members/decisions', permissions: ['community.moderate'] },
    {
      name: 'dashboard.place.bans',
      href: '/dashboard/members/bans',
      also: 'setting.also.bans',
      permissions: ['site.manage', 'users.ban'],
    },
    {
      name: 'sanction.why.heading',
      href: '/dashboard/members/permissions',
      permissions: ['community.moderate', 'site.manage'],
    },
    sitePlace('dashboard.place.registration', '/dashboard/settings/registration', 'setting.also.registration'),
    sitePlace('dashboard.place.services', '/dashboard/settings/services', 'setting.also.services'),
  ],
};
