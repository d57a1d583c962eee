import { popularTagsQuery } from '#api/category/tag.queries.ts';
import { statusesQuery } from '#api/discussion/status/discussion-status.queries.ts';
import { postTypesQuery } from '#api/post/type/post-type.queries.ts';
import { FilterDialog } from '#components/discussion/list/filter-dialog.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { someStatuses } from '#tests/support/builders/discussion-builders.ts';
import { aPostType, originalTypes } from '#tests/support/builders/post-type-builders.ts';

export default { title: 'discussion / filter-dialog' };

const seed: Seed = (client, api) => {
  client.setQueryData(popularTagsQuery(api, []).queryKey, []);
  client.setQueryData(postTypesQuery(api).queryKey, [...originalTypes, aPostType()] as never);
  client.setQueryData(statusesQuery(api).queryKey, someStatuses());
};
const hrefOf = () => '/discussions';

export const ForMembers = () => (
  <StorySite me={ingrid} seed={seed}>
    <FilterDialog choice={{ hasComments: false, statusID: 3 }} hrefOf={hrefOf} defaultOpen />
  </StorySite>
);

export const ForStaff = () => (
  <StorySite me={ingrid} permissions={['staff.allow']} seed={seed}>
    <FilterDialog choice={{ status: 'unresolved' }} hrefOf={hrefOf} defaultOpen />
  </StorySite>
);
