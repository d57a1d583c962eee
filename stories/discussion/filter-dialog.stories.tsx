import { popularTagsQuery } from '#api/category/tag.queries.ts';
import { FilterDialog } from '#components/discussion/filter-dialog.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'discussion / filter-dialog' };

const seed: Seed = (client, api) => client.setQueryData(popularTagsQuery(api, undefined).queryKey, []);
const hrefOf = () => '/discussions';

export const ForMembers = () => (
  <StorySite me={ingrid} seed={seed}>
    <FilterDialog choice={{ hasComments: false }} hrefOf={hrefOf} defaultOpen />
  </StorySite>
);

export const ForStaff = () => (
  <StorySite me={ingrid} permissions={['staff.allow']} seed={seed}>
    <FilterDialog choice={{ status: 'unresolved' }} hrefOf={hrefOf} defaultOpen />
  </StorySite>
);
