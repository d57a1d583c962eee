import { useSuspenseQuery } from '@tanstack/react-query';
import { categoryEditQuery, untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { CategoryForm } from './category-form.tsx';
import { CategoryPermissions } from './category-permissions.tsx';

/** One category for those who run the site: what it is, and who may do what in it. */
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
