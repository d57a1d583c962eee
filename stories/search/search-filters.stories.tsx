import type { SearchFilter } from '#api/search/search-filter.ts';
import { FoldedSearchFilters, SearchFilters } from '#components/search/search-filters.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'search / search-filters' };

const inAll: SearchFilter = { domain: 'all_content', query: 'bread', page: 1, limit: 10 };

const narrowed: SearchFilter = {
  ...inAll,
  domain: 'discussions',
  types: ['question', 'answer'],
  author: 'MaireadK',
  categoryID: 3,
  updatedFrom: '2026-01-01',
};

export const OfAll = () => (
  <StorySite>
    <SearchFilters filter={inAll} />
  </StorySite>
);

export const OfPosts = () => (
  <StorySite>
    <SearchFilters filter={narrowed} />
  </StorySite>
);

export const OfPlaces = () => (
  <StorySite>
    <SearchFilters filter={{ ...inAll, domain: 'places' }} />
  </StorySite>
);

export const Collapsed = () => (
  <StorySite>
    <FoldedSearchFilters filter={narrowed} />
  </StorySite>
);
