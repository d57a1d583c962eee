import { useSuspenseQuery } from '@tanstack/react-query';
import { addCategory, changeCategory } from '#api/category/category.client.ts';
import { categoryAddress, urlcodeOf } from '#api/category/category-address.ts';
import type { CategoryBranch, CategoryEdit, CategoryPost } from '#api/category/category-fields.contract.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { roleGrantsQuery } from '#api/member/role/role.queries.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { allPostTypesQuery } from '#api/post/type/post-type.queries.ts';
import { t } from '#api/translations.ts';
import { FormCard } from '#components/form/form-card.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { inheritedBy, privateTo } from './category-grants.ts';
import { categoryFormValues, categorySettingsForm } from './category-settings-form.ts';
import { useInvalidateCategories } from './use-invalidate-categories.ts';

interface CategoryFormProps {
  /** The category to edit. Omitted to create one. */
  readonly category?: CategoryEdit;
  readonly categories: readonly CategoryBranch[];
  /** The parent of a new category. */
  readonly parentCategoryID?: number | null;
  readonly onSaved?: (name: string) => unknown;
}

/** The form that creates or edits a category (docs/behavior/category.md#managing-categories). */
export function CategoryForm({ category, categories, parentCategoryID = null, onSaved }: CategoryFormProps) {
  const { api, url } = useSite();
  const renew = useInvalidateCategories();
  const { data: types } = useSuspenseQuery(allPostTypesQuery(api));
  const { data: roles } = useSuspenseQuery(roleGrantsQuery(api));
  const save = async ({ isPrivate, privateRoleIDs, ...values }: FormValues) => {
    const request = requestOf(values, types);
    const chosen = new Set(privateRoleIDs as readonly number[] | undefined);
    const inherited = inheritedBy({ parentCategoryID: request.parentCategoryID ?? null }, categories, roles);
    const permissions = privateTo(chosen, inherited);
    const body = isPrivate === true ? { ...request, customPermissions: true, permissions } : request;
    await (category ? changeCategory(api, category.categoryID, body) : addCategory(api, body));
    await renew();
    await onSaved?.(body.name);
  };
  return (
    <FormCard
      id="category"
      title={t('administration.category.form.what')}
      words={t('administration.category.form.what-text')}
      saveLabel={category ? t('administration.category.form.save') : t('administration.category.add')}
      savedText={t('administration.category.form.saved')}
      loaded={{
        schema: categorySettingsForm({ category, categories, types, roles }),
        values: categoryFormValues({ category, types }, parentCategoryID),
      }}
      live={(values) => ({ urlcode: codeWords(values, category, url) })}
      save={save}
    />
  );
}

/** Returns the request for the values of the form. An empty list of types allows all types. */
function requestOf({ urlcode, allowedDiscussionTypes, ...rest }: FormValues, types: readonly PostType[]): CategoryPost {
  const { name, description, parentCategoryID, ...values } = rest as unknown as CategoryPost;
  const chosen = allowedDiscussionTypes as readonly string[] | undefined;
  return {
    ...values,
    name,
    description: description || null,
    parentCategoryID: parentCategoryID ?? -1,
    ...(urlcode && { urlcode: String(urlcode) }),
    ...(chosen && { allowedDiscussionTypes: chosen.length === types.length ? [] : [...chosen] }),
  };
}

/** Returns the words of the URL code: the address of the category, or a warning that it changes. */
function codeWords({ name, urlcode }: FormValues, category: CategoryEdit | undefined, site: string) {
  const code = String(urlcode || category?.urlcode || urlcodeOf(String(name ?? '')));
  const address = `\u2066${new URL(categoryAddress(code), site).href}\u2069`;
  const isOther = category !== undefined && code !== category.urlcode;
  const help = t(category ? 'administration.category.form.urlcode-is' : 'administration.category.form.urlcode-help', {
    address,
  });
  return { placeholder: code, description: isOther ? t('administration.category.form.urlcode-changes') : help };
}
