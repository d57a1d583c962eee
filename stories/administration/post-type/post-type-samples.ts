import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { allPostFieldsQuery, allPostTypesQuery } from '#api/post/type/post-type.queries.ts';
import { someLocales } from '#stories/administration/category/category-settings-seed.ts';
import type { Seed } from '#stories/support/story-site.tsx';
import { aCategory } from '#tests/support/builders/category-branch-builders.ts';
import { aPostField, aPostType, originalTypes } from '#tests/support/builders/post-type-builders.ts';

const fields = [
  aPostField({ isRequired: true, description: 'As the yard sells it.' }),
  aPostField({ postFieldID: 'hours', label: 'Hours', dataType: 'number', formType: 'number', visibility: 'private' }),
  aPostField({ postFieldID: 'verdict', label: 'Verdict', visibility: 'internal', isActive: false }),
];

/** A custom post type with fields. */
export const buildLog = aPostType({ categoryIDs: [3], roleIDs: [8], postFields: fields });

/** Seeds the query cache for the page of post types. */
export const postTypeSeed: Seed = (client, api) => {
  client.setQueryData(allPostTypesQuery(api).queryKey, [...originalTypes, buildLog] as never);
  client.setQueryData(allPostFieldsQuery(api).queryKey, fields as never);
  client.setQueryData(untranslatedCategoriesQuery(api).queryKey, [aCategory()] as never);
  client.setQueryData(localesQuery(api).queryKey, someLocales(['en', 'fr']));
  client.setQueryData(rolesQuery(api).queryKey, [{ roleID: 8, name: 'Member' }] as never);
};
