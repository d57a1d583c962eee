import { CollectionHeading } from '#components/moderation/collection/collection-heading.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / collection-heading' };

export const Manager = () => (
  <StorySite me={ingrid} permissions={['community.manage']}>
    <CollectionHeading collectionID={3} name="Best of the bench" />
  </StorySite>
);
