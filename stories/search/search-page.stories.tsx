import { firstPlacesQuery, searchQuery } from '#api/search/search.queries.ts';
import type { SearchFilter } from '#api/search/search-filter.ts';
import { SearchPage } from '#components/search/search-page.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aFoundPlace, aSearchResult } from '#tests/support/builders/search-builders.ts';

export default { title: 'search / search-page' };

const filter: SearchFilter = { domain: 'all_content', query: 'bread', page: 1, limit: 10 };

export const Found = () => (
  <StorySite
    isBare
    seed={(client, api) => {
      client.setQueryData(searchQuery(api, filter).queryKey, { results: [aSearchResult()], total: 1 });
      client.setQueryData(firstPlacesQuery(api, filter.query).queryKey, {
        results: [aFoundPlace()],
        total: 1,
      });
    }}
  >
    <SearchPage filter={filter} />
  </StorySite>
);
