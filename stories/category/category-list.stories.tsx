import { CategoryList } from '#components/category/category-list.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aCategory } from '#tests/support/builders/category-branch-builders.ts';

export default { title: 'category / category-list' };

const below = [
  aCategory({ categoryID: 11, name: 'Woodwork', url: '/categories/woodwork', parentCategoryID: 10, depth: 2 }),
  aCategory({ categoryID: 12, name: 'The Boat Shed', url: '/categories/boats', depth: 2, isArchived: true }),
];

export const Populated = () => (
  <StorySite>
    <CategoryList
      categories={[
        aCategory(),
        aCategory({
          categoryID: 4,
          name: 'Garden & Kitchen',
          description: null,
          children: [aCategory({ name: 'Baking' })],
        }),
        aCategory({ categoryID: 10, name: 'Workshop', displayAs: 'heading', children: below }),
        aCategory({ categoryID: 13, name: 'Attic', displayAs: 'heading', children: [] }),
      ]}
    />
  </StorySite>
);

export const Unchanged = () => (
  <StorySite>
    <CategoryList categories={[aCategory({ countAllDiscussions: 0, countAllComments: 0, lastPost: null })]} />
  </StorySite>
);

export const Empty = () => (
  <StorySite>
    <CategoryList categories={[]} />
  </StorySite>
);
