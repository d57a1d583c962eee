import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import { CategorySettingsList } from '#components/administration/category/category-settings-list.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { seedCategorySettings, someLocales } from './category-settings-seed.ts';

export default { title: 'administration / category-settings-list' };

const listing = (seed: Seed) => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => {
      seedCategorySettings(client, api);
      seed(client, api);
    }}
  >
    <CategorySettingsList />
  </StorySite>
);

export const Filled = () => listing(() => undefined);

export const OneLanguage = () =>
  listing((client, api) => client.setQueryData(localesQuery(api).queryKey, someLocales(['en'])));

export const Empty = () => listing((client, api) => client.setQueryData(untranslatedCategoriesQuery(api).queryKey, []));
