import { CollectionRecordField } from '#components/moderation/collection/collection-record-field.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / collection-record-field' };

export const Empty = () => (
  <StorySite>
    <CollectionRecordField present={new Set()} onRecord={() => undefined} />
  </StorySite>
);
