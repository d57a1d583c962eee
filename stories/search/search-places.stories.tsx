import { SearchPlaces } from '#components/search/search-places.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aFoundPlace } from '#tests/support/builders/search-builders.ts';

export default { title: 'search / search-places' };

export const One = () => (
  <StorySite>
    <SearchPlaces query="bak" places={[aFoundPlace()]} total={1} />
  </StorySite>
);

export const SomeOfMany = () => (
  <StorySite>
    <SearchPlaces
      query="bak"
      places={[
        aFoundPlace(),
        aFoundPlace({ recordID: 9, nameHighlight: 'Bread <mark>bak</mark>ers of the North', countDiscussions: 1 }),
        aFoundPlace({ recordID: 10, nameHighlight: '<mark>Bak</mark>kafjörður', breadcrumbs: [] }),
      ]}
      total={12}
    />
  </StorySite>
);
