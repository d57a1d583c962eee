import { useQueryClient } from '@tanstack/react-query';
import type { CategoryBranch } from '#api/category/category-fields.contract.ts';
import { defaultCategoryPreferences } from '#api/category/default-category-preferences.ts';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { FollowButton } from './follow-button.tsx';

const CategoryFollow = lazyPart(() => import('./category-follow.tsx').then((module) => module.CategoryFollow));

/** The icon-only follow button of a listed category (docs/behavior/category.md#category-list). */
export function ListedFollow({ category }: { category: CategoryBranch }) {
  const queryClient = useQueryClient();
  const { categoryID, name, url, followed, preferences = defaultCategoryPreferences } = category;
  return (
    <CategoryFollow
      categoryID={categoryID}
      name={name}
      url={url}
      isListed
      preferences={preferences}
      onFollowed={() => {
        for (const queryKey of [['category'], ['categories']])
          queryClient.removeQueries({ queryKey, type: 'inactive' });
      }}
      renderPlaceholder={(waker) => <FollowButton isFollowed={followed} listedName={name} {...waker} />}
    />
  );
}
