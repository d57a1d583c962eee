import type { SearchResult } from '#api/search/search.contract.ts';
import { SearchRow } from '#components/search/search-row.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aSearchResult } from '#tests/support/builders/search-builders.ts';

export default { title: 'search / search-row' };

const row = (own?: Partial<SearchResult>) => (
  <StorySite>
    <ol>
      <SearchRow result={aSearchResult(own)} />
    </ol>
  </StorySite>
);

export const AComment = () => row();

export const AnAnsweredQuestion = () =>
  row({
    recordType: 'discussion',
    type: 'question',
    closed: true,
    status: { statusID: 3, name: 'Accepted', recordType: 'discussion', recordSubType: 'question', state: 'closed' },
  });

export const WithAPicture = () =>
  row({
    recordType: 'discussion',
    type: 'idea',
    image:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath fill="teal" d="M0 0h4v3H0z"/%3E%3C/svg%3E',
  });
