import { ListedFollow } from '#components/category/listed-follow.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aCategory } from '#tests/support/builders/category-branch-builders.ts';

export default { title: 'category / listed-follow' };

export const Open = () => (
  <StorySite me={ingrid}>
    <ListedFollow category={aCategory()} />
  </StorySite>
);

export const Followed = () => (
  <StorySite me={ingrid}>
    <ListedFollow category={aCategory({ followed: true })} />
  </StorySite>
);
