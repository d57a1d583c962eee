import { CategoryFollow } from '#components/category/category-follow.tsx';
import { nothingFollowed } from '#machines/category/category-follow.machine.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'category / category-follow' };

const follow = (own: Partial<typeof nothingFollowed>) => (
  <StorySite me={ingrid}>
    <CategoryFollow categoryID={3} name="Meeting Place" preferences={{ ...nothingFollowed, ...own }} />
  </StorySite>
);

export const NotFollowed = () => follow({});

export const Followed = () => follow({ 'preferences.followed': true, 'preferences.popup.posts': true });
