import { defaultCategoryPreferences } from '#api/category/default-category-preferences.ts';
import { CategoryFollow } from '#components/category/category-follow.tsx';
import { categoryFollowModel } from '#machines/category/category-follow.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

const followed = { ...defaultCategoryPreferences, 'preferences.followed': true, 'preferences.popup.posts': true };

/** The scene of the follow button with its flyout. */
export const categoryFollowScene = defineScene(categoryFollowModel, {
  render: (start) => (
    <StorySite me={ingrid}>
      <div style={{ minBlockSize: '22rem' }}>
        <CategoryFollow
          categoryID={3}
          name="Meeting Place"
          url="/categories/meeting-place"
          preferences={start === 'followed' ? followed : defaultCategoryPreferences}
        />
      </div>
    </StorySite>
  ),
});
