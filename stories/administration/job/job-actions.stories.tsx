import { JobActions } from '#components/administration/job/job-actions.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / job-actions' };

export const OfAKind = () => (
  <StorySite>
    <JobActions kind="mail.send" count={3} />
  </StorySite>
);
