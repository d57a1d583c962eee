import type { SearchResult } from '#api/search/search.contract.ts';
import { firstPlacesQuery, searchQuery } from '#api/search/search.queries.ts';
import type { SearchFilter } from '#api/search/search-filter.ts';
import { SearchResults } from '#components/search/search-results.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aFoundPlace, aSearchResult } from '#tests/support/builders/search-builders.ts';

export default { title: 'search / search-results' };

const usual: SearchFilter = { domain: 'all_content', query: 'bread', page: 1, limit: 10 };

interface Found {
  readonly results?: readonly SearchResult[];
  readonly places?: readonly SearchResult[];
  readonly filter?: SearchFilter;
  readonly total?: number;
}

const found = ({ results = [], places = [], filter = usual, total = results.length }: Found) => (
  <StorySite
    seed={(client, api) => {
      client.setQueryData(searchQuery(api, filter).queryKey, {
        results: [...results],
        total,
      });
      client.setQueryData(firstPlacesQuery(api, filter.query).queryKey, {
        results: [...places],
        total: places.length,
      });
    }}
  >
    <SearchResults filter={filter} />
  </StorySite>
);

const posts = [aSearchResult(), aSearchResult({ recordType: 'discussion', recordID: 34, type: 'discussion' })];

export const Populated = () => found({ results: posts, places: [aFoundPlace()], total: 42 });

export const Places = () => found({ results: [aFoundPlace()], filter: { ...usual, domain: 'places' } });

export const AMember = () =>
  found({ results: [aSearchResult({ recordType: 'user', recordID: 7, type: 'user', highlight: '' })] });

export const OnlyPlaces = () => found({ places: [aFoundPlace()] });

export const Nothing = () => found({});

export const NoFilterMatches = () => found({ filter: { ...usual, author: 'MaireadK' } });

export const BeforeSearch = () => found({ filter: { ...usual, query: '' } });
