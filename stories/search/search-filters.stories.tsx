import { SearchFilters } from '#components/search/search-filters.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'search / search-filters' };

export const Untouched = () => (
  <StorySite>
    <SearchFilters filter={{ query: 'bread', page: 1, limit: 10 }} />
  </StorySite>
);

export const Narrowed = () => (
  <StorySite>
    <SearchFilters
      filter={{
        query: 'bread',
        page: 1,
        limit: 10,
        author: 'MaireadK',
        categoryID: 3,
        from: '2026-01-01',
        sort: '-dateInserted',
      }}
    />
  </StorySite>
);
