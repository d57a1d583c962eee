import { type DashboardGroup, sitePlace } from '#components/administration/dashboard/dashboard-place.ts';

/** The pages about mail and notifications. */
export const mailPlaces: DashboardGroup = {
  id: 'mail',
  name: 'dashboard.group.mail',
  places: [
    sitePlace('dashboard.place.emails', '/dashboard/settings/emails'),
    sitePlace('dashboard.place.digest', '/dashboard/settings/digest', 'setting.also.digest'),
    sitePlace('dashboard.place.outgoing-mail', '/dashboard/settings/outgoing-mail', 'setting.also.outgoing-mail'),
    sitePlace('dashboard.place.mail-queue', '/dashboard/settings/mail-queue'),
    sitePlace('dashboard.place.incoming-mail', '/dashboard/settings/incoming-mail', 'setting.also.incoming-mail'),
    sitePlace('dashboard.place.notifications', '/dashboard/settings/notifications'),
  ],
};
