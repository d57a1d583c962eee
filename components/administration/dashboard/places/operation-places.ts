import { type DashboardGroup, sitePlace } from '#components/administration/dashboard/dashboard-place.ts';

/** The pages about running the site. */
export const operationPlaces: DashboardGroup = {
  id: 'operation',
  name: 'dashboard.group.operation',
  places: [
    sitePlace('dashboard.place.automation', '/settings/automation-rules'),
    sitePlace('dashboard.place.backups', '/dashboard/backups', 'setting.also.backups'),
    sitePlace('dashboard.place.export', '/dashboard/export'),
    sitePlace('dashboard.place.import', '/dashboard/import'),
    sitePlace('dashboard.place.jobs', '/dashboard/jobs', 'setting.also.jobs'),
    sitePlace('dashboard.place.health', '/dashboard/health', 'setting.also.health'),
    sitePlace('dashboard.place.tokens', '/settings/tokens'),
    sitePlace('dashboard.place.webhooks', '/settings/webhooks'),
    sitePlace('dashboard.place.audit', '/dashboard/audit-log'),
  ],
};
