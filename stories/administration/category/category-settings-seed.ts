import type { QueryClient } from '@tanstack/react-query';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import type { Api } from '#api/api.ts';
import { categoryEditQuery, untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import type { CategoryEdit } from '#api/category/category-fields.contract.ts';
import { builtInLanguages } from '#api/languages.ts';
import { roleGrantsQuery } from '#api/member/role/role.queries.ts';
import { allPostTypesQuery } from '#api/post/type/post-type.queries.ts';
import { originalTypes } from '#tests/support/builders/post-type-builders.ts';
import { harbourCategories } from './category-samples.ts';

const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  builtInLanguages.map(({ code, name }) => [code, name]),
);

const aLocale = (localeKey: string, isDefault = false) => ({
  localeID: localeKey,
  localeKey,
  regionalKey: localeKey,
  displayNames: {},
  enabled: true,
  isDefault,
  translationService: null,
  name: languageNames[localeKey] ?? localeKey,
  direction: localeKey === 'ar' ? ('rtl' as const) : ('ltr' as const),
  isBuiltIn: true,
  isShown: true,
  derivesFrom: null,
});

/** Returns the locales of a site. The first is the default. */
export const someLocales = (keys: readonly string[]) => keys.map((key, index) => aLocale(key, index === 0));

const reads = { 'discussions.view': true };
const takesPart = { ...reads, 'discussions.add': true, 'comments.add': true };

/** The global permissions of the roles. */
const roles = [
  { roleID: 1, name: 'Guest', description: null, permissions: [{ type: 'global' as const, permissions: reads }] },
  { roleID: 2, name: 'Member', description: null, permissions: [{ type: 'global' as const, permissions: takesPart }] },
  {
    roleID: 3,
    name: 'Moderator',
    description: null,
    permissions: [{ type: 'global' as const, permissions: { ...takesPart, 'posts.moderate': true } }],
  },
];

/** Returns a sample category in the form for editing. */
export const categoryToEdit = (categoryID: number): CategoryEdit => {
  const found = harbourCategories.find((category) => category.categoryID === categoryID);
  if (!found) throw new Error(`There is no category ${categoryID}.`);
  const permissions = found.customPermissions ? [{ roleID: 3, permissions: takesPart }] : [];
  return { ...found, qnaFollowUpNotification: true, sort: 1, permissions };
};

/** Seeds the query cache with everything that the category settings read. */
export const seedCategorySettings = (client: QueryClient, api: Api): void => {
  client.setQueryData(allPostTypesQuery(api).queryKey, originalTypes as never);
  client.setQueryData(untranslatedCategoriesQuery(api).queryKey, harbourCategories);
  client.setQueryData(localesQuery(api).queryKey, someLocales(['en', 'fr', 'ar']));
  client.setQueryData(roleGrantsQuery(api).queryKey, roles);
  for (const { categoryID } of harbourCategories)
    client.setQueryData(categoryEditQuery(api, categoryID).queryKey, categoryToEdit(categoryID));
};
