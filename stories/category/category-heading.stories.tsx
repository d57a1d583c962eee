import { CategoryHeading } from '#components/category/category-heading.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aCategory } from '#tests/support/builders/category-branch-builders.ts';

export default { title: 'category / category-heading' };

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="teal"/></svg>')}`;

export const Plain = () => (
  <StorySite>
    <CategoryHeading category={aCategory()} />
  </StorySite>
);

export const WithPictures = () => (
  <StorySite>
    <CategoryHeading category={aCategory({ bannerUrl: picture, iconUrl: picture })} />
  </StorySite>
);
