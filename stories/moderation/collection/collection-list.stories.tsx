import { CollectionList } from '#components/moderation/collection/collection-list.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { someRecords } from './collection-samples.ts';

export default { title: 'moderation / collection-list' };

const href = (page: number) => `/collections/3?page=${page}`;

export const Mixed = () => (
  <StorySite>
    <CollectionList
      name="Best of the bench"
      records={someRecords}
      pager={{ page: 1, limit: 2, total: 5 }}
      href={href}
    />
  </StorySite>
);

export const Empty = () => (
  <StorySite>
    <CollectionList name="Winter reading" records={[]} pager={{ page: 1, limit: 30, total: 0 }} href={href} />
  </StorySite>
);
