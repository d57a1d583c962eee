import type { SettingPage } from '#components/administration/setting/setting-page.ts';

/** The settings that decide where stored layouts are used (docs/behavior/layout.md#view-types). */
export const layoutSettings: SettingPage = {
  path: '/appearance/layouts',
  name: 'dashboard.place.layouts',
  groups: [
    {
      id: 'custom-layouts',
      title: 'setting.layouts',
      words: 'setting.layouts.words',
      fields: [
        { name: 'customLayout.discussionList', label: 'setting.layouts.lists' },
        { name: 'customLayout.categoryList', label: 'setting.layouts.categories' },
        { name: 'customLayout.post', label: 'setting.layouts.posts' },
        { name: 'customLayout.createPost', label: 'setting.layouts.new-post' },
        {
          name: 'customLayout.subcategories',
          label: 'setting.layouts.subcategories',
          help: 'setting.layouts.subcategories-help',
        },
      ],
    },
  ],
};
