import { ReportFilterForm } from '#components/moderation/triage/report-filter-form.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / report-filter-form' };

export const Default = () => (
  <StorySite>
    <ReportFilterForm filter={{ status: ['new'], sort: '-dateInserted', page: 1 }} />
  </StorySite>
);

export const OfOneRecord = () => (
  <StorySite>
    <ReportFilterForm
      filter={{ status: [], sort: '-dateInserted', page: 1, recordType: 'discussion', recordID: '5' }}
    />
  </StorySite>
);
