import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addCategory, changeCategory } from '#api/category/category.client.ts';
import type { CategoryBranch, CategoryEdit } from '#api/category/category-fields.contract.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { allPostTypesQuery } from '#api/post/type/post-type.queries.ts';
import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { CategoryFields, type Entered } from './category-fields.tsx';
import { useInvalidateCategories } from './use-invalidate-categories.ts';

interface CategoryFormProps {
  /** The category to edit. Omitted to create one. */
  readonly category?: CategoryEdit;
  readonly categories: readonly CategoryBranch[];
  /** The parent of a new category. */
  readonly parentCategoryID?: number | null;
  readonly onSaved?: (name: string) => unknown;
}

const fresh = (parentCategoryID: number | null, types: readonly PostType[]): Entered => ({
  name: '',
  urlcode: '',
  description: null,
  parentCategoryID,
  displayAs: 'discussions',
  isArchived: false,
  featured: false,
  hideFromRecent: false,
  allowedDiscussionTypes: types.map(({ postTypeID }) => postTypeID),
  qnaFollowUpNotification: false,
  iconUrl: null,
  bannerUrl: null,
});

/** Maps a category to form values. The server sends an empty list of types when all types are allowed. */
const enteredOf = (
  { customPermissions: _, permissions: __, sort: ___, ...category }: CategoryEdit,
  types: readonly PostType[],
): Entered => ({
  ...category,
  allowedDiscussionTypes: category.allowedDiscussionTypes.length
    ? category.allowedDiscussionTypes
    : types.map(({ postTypeID }) => postTypeID),
});

/** The form that creates or edits a category (docs/behavior/category.md#managing-categories). */
export function CategoryForm({ category, categories, parentCategoryID = null, onSaved }: CategoryFormProps) {
  const { api } = useSite();
  const renew = useInvalidateCategories();
  const { data: types } = useSuspenseQuery(allPostTypesQuery(api));
  const [entered, setEntered] = useState<Entered>(() =>
    category ? enteredOf(category, types) : fresh(parentCategoryID, types),
  );
  const set = (part: Partial<Entered>) => setEntered((before) => ({ ...before, ...part }));
  const save = async () => {
    const { urlcode, allowedDiscussionTypes: chosen, ...rest } = entered;
    const body = {
      ...rest,
      ...(urlcode && { urlcode }),
      parentCategoryID: entered.parentCategoryID ?? -1,
      allowedDiscussionTypes: types.every(({ postTypeID }) => chosen.includes(postTypeID)) ? [] : chosen,
    };
    await (category ? changeCategory(api, category.categoryID, body) : addCategory(api, body));
    await renew();
    await onSaved?.(entered.name);
  };
  return (
    <MemberChange
      id="category"
      title={t('administration.category.form.what')}
      words={t('administration.category.form.what-text')}
      submit={category ? t('administration.category.form.save') : t('administration.category.add')}
      done={t('administration.category.form.saved')}
      save={save}
    >
      {({ errorOf }) => <CategoryFields {...{ category, categories, types, entered, set, errorOf }} />}
    </MemberChange>
  );
}
