import { type DashboardGroup, sitePlace } from '#components/administration/dashboard/dashboard-place.ts';

/** The pages about the site as a whole. */
export const sitePlaces: DashboardGroup = {
  id: 'site',
  name: 'dashboard.group.site',
  places: [
    sitePlace('dashboard.place.site', '/dashboard/settings'),
    sitePlace('dashboard.place.access', '/dashboard/settings/access'),
    sitePlace('dashboard.place.languages', '/settings/language', 'setting.also.languages'),
    sitePlace('dashboard.place.words', '/settings/words', 'setting.also.words'),
    sitePlace(
      'dashboard.place.content-translations',
      '/settings/content-translations',
      'setting.also.content-translations',
    ),
    sitePlace('dashboard.place.embedding', '/embed/forum'),
  ],
};
