import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { CategoryDefaults, categoryDefaultSettings } from '#components/administration/category/category-defaults.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aCategory } from '#tests/support/builders/category-branch-builders.ts';

export default { title: 'administration / category-defaults' };

const view = (chosen: readonly number[]) => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) =>
      client.setQueryData(chosenSettingsQuery(api, categoryDefaultSettings).queryKey, {
        'preferences.categoryFollowed.defaults': chosen,
      })
    }
  >
    <CategoryDefaults />
  </StorySite>
);

export const Chosen = () => view([aCategory().categoryID]);

export const None = () => view([]);
