import { ReportButton } from '#components/moderation/report/report-button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / report-button' };

export const OfAMember = () => (
  <StorySite me={ingrid} permissions={['flag.add']}>
    <ReportButton
      record={{ recordType: 'discussion', recordID: 5, categoryID: 3, name: 'Cheap anchors' }}
      authorID={21}
      label="Report content"
    />
  </StorySite>
);
