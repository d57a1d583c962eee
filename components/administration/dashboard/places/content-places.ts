import { type DashboardGroup, sitePlace } from '#components/administration/dashboard/dashboard-place.ts';

/** The pages about the order of posts and the rules of posting. */
export const contentPlaces: DashboardGroup = {
  id: 'content',
  name: 'dashboard.group.content',
  places: [
    sitePlace('dashboard.place.categories', '/vanilla/settings/categories', 'setting.also.categories'),
    sitePlace('dashboard.place.subcommunities', '/dashboard/settings/subcommunities'),
    sitePlace('dashboard.place.post-types', '/settings/post-types'),
    { name: 'dashboard.place.statuses', href: '/vanilla/settings/statuses', permissions: ['community.manage'] },
    sitePlace('dashboard.place.tags', '/vanilla/settings/tags'),
    sitePlace('dashboard.place.posting', '/vanilla/settings/posting'),
    sitePlace('dashboard.place.content', '/dashboard/content/settings'),
    sitePlace('dashboard.place.premoderation', '/dashboard/content/premoderation', 'setting.also.premoderation'),
    sitePlace('dashboard.place.reactions', '/dashboard/reactions'),
  ],
};
