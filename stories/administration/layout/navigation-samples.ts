import type { NavigationItems } from '#api/administration/layout/navigation-setting.ts';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { categoryTreeQuery } from '#api/category/category.queries.ts';
import { roleGrantsQuery } from '#api/member/role/role.queries.ts';
import { navigationSettings } from '#components/administration/layout/use-navigation-outline.ts';
import type { Seed } from '#stories/support/story-site.tsx';
import { aCategory } from '#tests/support/builders/category-branch-builders.ts';

/** A guest and a member, who has the permission to post. */
export const someRoles = [
  { roleID: 1, name: 'Guest', description: null, type: 'guest' as const, permissions: [] },
  {
    roleID: 8,
    name: 'Member',
    description: null,
    type: 'member' as const,
    permissions: [{ type: 'global' as const, permissions: { 'discussions.add': true } }],
  },
];

/** A navigation with nested items, one of them for members only, and an item of narrow windows. */
export const someNavigation: NavigationItems = {
  items: [
    { id: 'news', name: 'News', url: '/categories/news', badge: { type: 'text', text: 'New' } },
    {
      id: 'help',
      name: 'Help',
      children: [
        { id: 'rules', name: 'Rules of the community', url: '/rules' },
        { id: 'plans', name: 'Boat plans', url: '/plans', roleIDs: [8, 99] },
      ],
    },
    { id: 'write', name: 'Write', url: '/post/discussion', permission: 'discussions.add' },
    { id: 'shop', name: 'Shop', url: 'https://shop.example', isHidden: true },
  ],
  mobileOnly: [{ id: 'app', name: 'App', url: '/app', badge: { type: 'count', text: '3' } }],
};

/** Seeds the query cache for the navigation editor. */
export const navigationSeed: Seed = (client, api) => {
  client.setQueryData(chosenSettingsQuery(api, navigationSettings).queryKey, { 'ui.navigation': someNavigation });
  client.setQueryData(roleGrantsQuery(api).queryKey, someRoles);
  client.setQueryData(categoryTreeQuery(api).queryKey, [aCategory()] as never);
};
