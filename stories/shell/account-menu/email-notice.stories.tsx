import { EmailNotice } from '#components/shell/account-menu/email-notice.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'shell / email-notice' };

export const Unconfirmed = () => (
  <StorySite me={{ ...ingrid, emailConfirmed: false }} settings={{ 'registration.confirmEmail': true }}>
    <EmailNotice />
  </StorySite>
);
