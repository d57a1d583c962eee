import type { IncomingMail } from '#api/mail/incoming/incoming-mail.contract.ts';
import { incomingMailsQuery } from '#api/mail/incoming/incoming-mail.queries.ts';
import { IncomingMailList } from '#components/administration/mail/incoming-mail-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / incoming-mail-list' };

const aMail = (incomingMailID: number, more: Partial<IncomingMail>): IncomingMail => ({
  incomingMailID,
  from: 'bo@example.org',
  subject: 'Re: Ada replied to “Low tide”',
  outcome: 'posted',
  reason: null,
  answered: false,
  userID: 3,
  userName: 'Bo',
  recordType: null,
  recordID: null,
  dateInserted: '2026-11-23T07:00:00+00:00',
  ...more,
});

const listing = (mails: readonly IncomingMail[]) => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => client.setQueryData(incomingMailsQuery(api).queryKey, [...mails])}
  >
    <IncomingMailList />
  </StorySite>
);

export const Empty = () => listing([]);

export const Filled = () =>
  listing([
    aMail(4, { recordType: 'comment', recordID: 12 }),
    aMail(3, { outcome: 'held' }),
    aMail(2, { outcome: 'refused', reason: 'expired', answered: true }),
    aMail(1, { outcome: 'ignored', reason: 'automatic', userID: null, userName: null, subject: '' }),
  ]);
