import type { SearchResult } from '#api/search/search.contract.ts';
import { searchQuery } from '#api/search/search.queries.ts';
import { SearchResults } from '#components/search/search-results.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aSearchResult } from '#tests/support/builders.ts';

export default { title: 'search / search-results' };

const filter = { query: 'bread', page: 1, limit: 10 };

const found = (results: SearchResult[], total = results.length) => (
  <StorySite
    seed={(client, api) =>
      client.setQueryData(searchQuery(api, filter).queryKey, { results, total, hasMore: total > results.length })
    }
  >
    <SearchResults filter={filter} />
  </StorySite>
);

export const Populated = () =>
  found([aSearchResult(), aSearchResult({ recordType: 'discussion', recordID: 34, type: 'discussion' })], 42);

export const AMember = () => found([aSearchResult({ recordType: 'user', recordID: 7, type: 'user', highlight: '' })]);

export const Nothing = () => found([]);
