import { MailTestCard, MailTestResult } from '#components/administration/mail/mail-test-card.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / mail-test-card' };

const to = 'ingrid@example.org';

export const Ready = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <MailTestCard />
  </StorySite>
);

export const Sent = () => <MailTestResult result={{ to, source: 'dashboard', problem: null, detail: '' }} />;

export const StoredInOutbox = () => <MailTestResult result={{ to, source: 'outbox', problem: null, detail: '' }} />;

export const Failed = () => (
  <MailTestResult
    result={{
      to,
      source: 'dashboard',
      problem: 'sign-in',
      detail: 'Invalid login: 535 5.7.8 Error: authentication failed',
    }}
  />
);
