import { SearchField } from '#components/search/search-field.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'search / search-field' };

export const Empty = () => (
  <StorySite>
    <SearchField filter={{ domain: 'all_content', query: '', page: 1, limit: 10 }} />
  </StorySite>
);

export const InPlaces = () => (
  <StorySite>
    <SearchField filter={{ domain: 'places', query: 'baking', page: 1, limit: 10 }} />
  </StorySite>
);
