import { CollectionEditor } from '#components/moderation/collection/collection-editor.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { collectionSeed } from './collection-samples.ts';

export default { title: 'moderation / collection-editor' };

export const WithDeletedRecord = () => (
  <StorySite me={ingrid} permissions={['community.manage']} seed={collectionSeed}>
    <CollectionEditor collectionID={3} />
  </StorySite>
);
