import { SearchBeginning } from '#components/search/search-beginning.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'search / search-beginning' };

export const Standard = () => (
  <StorySite>
    <SearchBeginning />
  </StorySite>
);
