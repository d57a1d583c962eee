import { ListFilters } from '#components/discussion/list/list-filters.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'discussion / list-filters' };

const hrefOf = () => '/discussions';

export const None = () => (
  <StorySite>
    <ListFilters choice={{}} hrefOf={hrefOf} />
  </StorySite>
);

export const Applied = () => (
  <StorySite>
    <ListFilters choice={{ type: ['question'], hasComments: false }} hrefOf={hrefOf} />
  </StorySite>
);
