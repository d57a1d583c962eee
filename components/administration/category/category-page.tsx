import { useSuspenseQuery } from '@tanstack/react-query';
import { categoryEditQuery, untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { CategoryForm } from './category-form.tsx';
import { CategoryPermissions } from './category-permissions.tsx';

/** The settings page of a category: its form and its permissions. */
export function CategoryPage({ categoryID }: { categoryID: number }) {
  const { api } = useSite();
  const { data: category } = useSuspenseQuery(categoryEditQuery(api, categoryID));
  const { data: categories } = useSuspenseQuery(untranslatedCategoriesQuery(api));
  return (
    <>
      <CategoryForm key={`form ${categoryID}`} category={category} categories={categories} />
      <CategoryPermissions key={`permissions ${categoryID}`} category={category} categories={categories} />
    </>
  );
}
