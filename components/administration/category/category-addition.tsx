import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import { t } from '#api/translations.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { CategoryForm } from './category-form.tsx';
import { categorySettings } from './category-tree.ts';

/**
 * The form for a new category, nested in another or at the top level. After saving, it navigates to the list of
 * categories.
 */
export function CategoryAddition({ parentCategoryID }: { parentCategoryID: number | null }) {
  const router = useRouter();
  const toasts = useToasts();
  const { data: categories } = useSuspenseQuery(untranslatedCategoriesQuery(useSite().api));
  const announce = (name: string) => {
    toasts.add({ text: t('administration.category.form.added', { name }), tone: 'success' });
    return router.navigate({ href: categorySettings });
  };
  return <CategoryForm categories={categories} parentCategoryID={parentCategoryID} onSaved={announce} />;
}
