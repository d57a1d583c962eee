import { localesQuery } from '#api/administration/locale.queries.ts';
import { writtenCategoriesQuery } from '#api/category/category.queries.ts';
import { CategorySettingsList } from '#components/administration/category-settings-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aCategory } from '#tests/support/builders.ts';

export default { title: 'administration / category-settings-list' };

const aLocale = (localeKey: string, isDefault = false) => ({
  localeID: localeKey,
  localeKey,
  regionalKey: localeKey,
  displayNames: {},
  enabled: true,
  isDefault,
  translationService: null,
});

const listing = (categories: ReturnType<typeof aCategory>[], locales: readonly string[]) => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => {
      client.setQueryData(writtenCategoriesQuery(api).queryKey, categories);
      client.setQueryData(
        localesQuery(api).queryKey,
        locales.map((one) => aLocale(one, one === 'en')),
      );
    }}
  >
    <CategorySettingsList />
  </StorySite>
);

const filled = [
  aCategory({ categoryID: 10, name: 'Workshop', description: 'Benches, tools and half-finished things.' }),
  aCategory({ categoryID: 11, name: 'Woodwork', description: null, depth: 2 }),
  aCategory({ categoryID: 12, name: 'The Boat Shed', depth: 3, isArchived: true }),
];

export const Filled = () => listing(filled, ['en', 'fr', 'ar']);

export const OneLanguage = () => listing(filled, ['en']);

export const Empty = () => listing([], ['en', 'fr']);
