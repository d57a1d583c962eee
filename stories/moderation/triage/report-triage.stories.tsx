import { ReportTriage } from '#components/moderation/triage/report-triage.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';
import { aReport } from '#tests/support/builders/report-builders.ts';

export default { title: 'moderation / report-triage' };

const reports = [
  aReport({ reportID: 1, noteHtml: '<p dir="auto">The third one today.</p>', countReports: 3 }),
  aReport({
    reportID: 2,
    recordName: 'Win a boat',
    assignedUserID: 8,
    assignedUser: aUserFragment({ userID: 8, name: 'Ada' }),
  }),
  aReport({
    reportID: 3,
    recordType: 'user',
    recordName: 'Seller',
    recordHtml: '',
    placeRecordType: null,
    placeRecordUrl: null,
  }),
  aReport({ reportID: 4, status: 'dismissed', updateUserID: 8, updateUser: aUserFragment({ userID: 8, name: 'Ada' }) }),
];

export const Queue = () => (
  <StorySite me={ingrid} permissions={['community.moderate', 'discussions.delete', 'discussions.close']}>
    <ReportTriage reports={reports} onAct={async () => undefined} onUndo={async () => undefined} />
  </StorySite>
);
