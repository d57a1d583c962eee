import { SearchBanner } from '#components/search/search-banner.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'search / search-banner' };

export const Standard = () => (
  <StorySite isBare>
    <SearchBanner />
  </StorySite>
);

export const CustomText = () => (
  <StorySite isBare settings={{ 'garden.title': 'Harbour Makers', 'ui.siteDescription': 'Pier 3, every Wednesday.' }}>
    <SearchBanner />
  </StorySite>
);
