import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import { sectionSettings } from '#components/administration/category/section-list.tsx';
import type { Seed } from '#stories/support/story-site.tsx';
import { aCategory } from '#tests/support/builders/category-branch-builders.ts';

/** Two subcommunities, one in another language. */
export const sections = [
  {
    sectionID: 1,
    name: 'The Workshop',
    slug: 'workshop',
    description: 'Wood, wires and boats.',
    contentLocale: null,
    sectionGroup: 'Tools',
    categoryID: aCategory().categoryID,
  },
  {
    sectionID: 2,
    name: 'Der Garten',
    slug: 'garten',
    description: '',
    contentLocale: 'de',
    sectionGroup: '',
    categoryID: 987_654,
  },
];

/** Seeds the query cache for the page of subcommunities. The category of the second subcommunity does not exist. */
export const sectionSeed: Seed = (client, api) => {
  client.setQueryData(chosenSettingsQuery(api, sectionSettings).queryKey, { 'site.sections': sections });
  client.setQueryData(untranslatedCategoriesQuery(api).queryKey, [aCategory()] as never);
};
