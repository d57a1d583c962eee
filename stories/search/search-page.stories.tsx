import { searchQuery } from '#api/search/search.queries.ts';
import { SearchPage } from '#components/search/search-page.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aSearchResult } from '#tests/support/builders.ts';

export default { title: 'search / search-page' };

const filter = { query: 'bread', page: 1, limit: 10 };

export const Found = () => (
  <StorySite
    isBare
    seed={(client, api) =>
      client.setQueryData(searchQuery(api, filter).queryKey, { results: [aSearchResult()], total: 1, hasMore: false })
    }
  >
    <SearchPage filter={filter} />
  </StorySite>
);
