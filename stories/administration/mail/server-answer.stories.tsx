import { ServerAnswer } from '#components/administration/mail/server-answer.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / server-answer' };

export const Rejected = () => (
  <StorySite>
    <ServerAnswer text="550 5.1.1 The address is unknown" />
  </StorySite>
);
