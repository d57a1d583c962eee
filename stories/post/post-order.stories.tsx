import { PostOrder } from '#components/post/post-order.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / post-order' };

const warning = {
  decisionID: 1,
  userID: 21,
  name: 'Tomas Lind',
  reason: 'Abuse',
  dateInserted: '2026-11-20T09:30:00+00:00',
};
const reportMeta = { countReports: 2, countReportUsers: 2, dateLastReport: '2026-11-20T09:30:00+00:00' };

export const Warned = () => (
  <StorySite>
    <PostOrder recordType="comment" recordID={1} warning={warning} />
  </StorySite>
);

export const Reported = () => (
  <StorySite>
    <PostOrder recordType="comment" recordID={1} reportMeta={reportMeta} />
  </StorySite>
);
