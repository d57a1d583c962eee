import { type DashboardGroup, sitePlace } from '#components/administration/dashboard/dashboard-place.ts';

/** The pages about the looks of the site. */
export const appearancePlaces: DashboardGroup = {
  id: 'appearance',
  name: 'dashboard.group.appearance',
  places: [
    sitePlace('dashboard.place.branding', '/appearance/branding', 'setting.also.branding'),
    sitePlace('dashboard.place.themes', '/appearance/style-guides', 'setting.also.themes'),
    sitePlace('dashboard.place.frame', '/appearance/title-bar'),
    sitePlace('dashboard.place.navigation', '/appearance/navigation', 'setting.also.navigation'),
    sitePlace('dashboard.place.layouts', '/appearance/layouts', 'setting.also.layouts'),
    sitePlace('dashboard.place.pages', '/appearance/pages'),
    sitePlace('dashboard.place.widget-builder', '/appearance/widget-builder'),
  ],
};
