import { defaultCategoryPreferences } from '#api/category/default-category-preferences.ts';
import { CategoryFollow } from '#components/category/category-follow.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'category / category-follow' };

const follow = (own: Partial<typeof defaultCategoryPreferences>) => (
  <StorySite me={ingrid}>
    <CategoryFollow
      categoryID={3}
      name="Meeting Place"
      url="/categories/meeting-place"
      preferences={{ ...defaultCategoryPreferences, ...own }}
    />
  </StorySite>
);

export const NotFollowed = () => follow({});

export const Followed = () => follow({ 'preferences.followed': true, 'preferences.popup.posts': true });
