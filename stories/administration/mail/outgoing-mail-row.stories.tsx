import type { OutgoingMail } from '#api/mail/outgoing/outgoing-mail.contract.ts';
import { OutgoingMailRow } from '#components/administration/mail/outgoing-mail-row.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { recordSheet } from '#theme/layout/record.css.ts';

export default { title: 'administration / outgoing-mail-row' };

const aMail = (mailID: number, more: Partial<OutgoingMail>): OutgoingMail => ({
  mailID,
  template: 'notification',
  to: 'bo@example.org',
  userID: 3,
  userName: 'Bo',
  state: 'failed',
  attempts: 1,
  problem: 'recipient',
  detail: '550 No such mailbox',
  mayRetry: true,
  dateInserted: '2026-11-23T07:00:00+00:00',
  dateDue: '2026-11-23T07:00:00+00:00',
  dateSent: null,
  ...more,
});

const listing = (mails: readonly OutgoingMail[]) => (
  <StorySite me={ingrid} permissions={['site.manage', 'personalInfo.view']}>
    <ul className={recordSheet}>
      {mails.map((mail) => (
        <OutgoingMailRow key={mail.mailID} mail={mail} />
      ))}
    </ul>
  </StorySite>
);

export const Failed = () =>
  listing([
    aMail(4, {}),
    aMail(3, { template: 'digest', problem: 'sign-in', attempts: 13, detail: '535 Authentication failed' }),
    aMail(2, { state: 'uncertain', problem: 'uncertain', detail: 'Connection closed' }),
    aMail(1, { template: 'welcome', mayRetry: false, to: null, userID: null, userName: null }),
  ]);

export const Waiting = () =>
  listing([aMail(5, { state: 'queued', problem: null, detail: null, dateDue: '2026-11-24T06:00:00+00:00' })]);
