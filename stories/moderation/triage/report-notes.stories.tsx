import { ReportNotes } from '#components/moderation/triage/report-notes.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / report-notes' };

export const Collapsed = () => (
  <StorySite>
    <ReportNotes record={{ recordType: 'discussion', recordID: 5 }} count={2} />
  </StorySite>
);
