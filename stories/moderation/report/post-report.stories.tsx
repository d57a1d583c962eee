import { PostReport } from '#components/moderation/report/post-report.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / post-report' };

const reasons = [
  { reportReasonID: 'spam', name: 'Spam', description: 'Advertising that nobody asked for.' },
  { reportReasonID: 'abuse', name: 'Abuse', description: 'Insults, threats, or worse.' },
];

const report = (permissions: readonly string[]) => (
  <StorySite me={ingrid} permissions={permissions}>
    <PostReport categoryID={3} loadReasons={async () => reasons} onSend={async () => undefined} />
  </StorySite>
);

export const Member = () => report(['flag.add']);

export const Moderator = () => report(['flag.add', 'community.moderate']);
