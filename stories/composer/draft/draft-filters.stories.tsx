import { DraftFilters } from '#components/composer/draft/draft-filters.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / draft-filters' };

export const OfDrafts = () => (
  <StorySite>
    <DraftFilters view={{ tab: 'drafts', sort: '-dateUpdated', page: 1 }} />
  </StorySite>
);

export const Filtered = () => (
  <StorySite>
    <DraftFilters
      view={{
        tab: 'schedule',
        sort: '-dateScheduled',
        page: 1,
        kind: 'discussion',
        from: '2026-11-01',
        to: '2026-11-30',
      }}
    />
  </StorySite>
);
