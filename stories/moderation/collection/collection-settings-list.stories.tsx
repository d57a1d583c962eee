import { collectionsQuery } from '#api/moderation/collection/collection.queries.ts';
import { CollectionSettingsList } from '#components/moderation/collection/collection-settings-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { collectionSeed } from './collection-samples.ts';

export default { title: 'moderation / collection-settings-list' };

export const Two = () => (
  <StorySite me={ingrid} permissions={['community.manage']} seed={collectionSeed}>
    <CollectionSettingsList />
  </StorySite>
);

export const Empty = () => (
  <StorySite
    me={ingrid}
    permissions={['community.manage']}
    seed={(client, api) => client.setQueryData(collectionsQuery(api).queryKey, [])}
  >
    <CollectionSettingsList />
  </StorySite>
);
