import { postableCategoriesQuery } from '#api/category/category.queries.ts';
import { postTypesQuery } from '#api/post/type/post-type.queries.ts';
import { DiscussionForm } from '#components/composer/form/discussion-form.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aCategory } from '#tests/support/builders/category-branch-builders.ts';
import { aDiscussionToEdit } from '#tests/support/builders/discussion-builders.ts';
import { originalTypes } from '#tests/support/builders/post-type-builders.ts';

export default { title: 'composer / discussion-form' };

const seed: Seed = (client, api) => {
  client.setQueryData(postableCategoriesQuery(api).queryKey, [
    aCategory(),
    aCategory({ categoryID: 4, name: 'Baking & Preserving', depth: 2 }),
  ] as never);
  client.setQueryData(postTypesQuery(api, 'discussion').queryKey, originalTypes.slice(0, 1) as never);
};

export const Editing = () => (
  <StorySite me={ingrid} permissions={['uploads.add']} seed={seed}>
    <DiscussionForm edit={aDiscussionToEdit()} />
  </StorySite>
);
