import { SearchPlaceRow } from '#components/search/search-place-row.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aFoundPlace } from '#tests/support/builders/search-builders.ts';

export default { title: 'search / search-place-row' };

export const Found = () => (
  <StorySite>
    <ol>
      <SearchPlaceRow place={aFoundPlace()} />
    </ol>
  </StorySite>
);

export const Archived = () => (
  <StorySite>
    <ol>
      <SearchPlaceRow place={aFoundPlace({ isArchived: true, highlight: '' })} />
    </ol>
  </StorySite>
);
