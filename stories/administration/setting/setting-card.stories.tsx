import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { control } from '#api/form/form-schema.ts';
import { SettingCard } from '#components/administration/setting/setting-card.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / setting-card' };

const patterns = ['tagging.*'];

/** A card with one setting of the site. */
export const Filled = () => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => client.setQueryData(chosenSettingsQuery(api, patterns).queryKey, { 'tagging.max': 5 })}
  >
    <SettingCard
      id="tagging"
      title="Tags"
      patterns={patterns}
      schema={{
        type: 'object',
        properties: {
          'tagging.max': { type: 'integer', ...control({ inputType: 'number', label: 'Tags of a discussion' }) },
        },
      }}
    />
  </StorySite>
);
