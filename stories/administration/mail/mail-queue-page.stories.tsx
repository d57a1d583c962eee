import type { MailQueueFilter } from '#api/mail/outgoing/mail-queue-filter.ts';
import { mailBouncesQuery, outgoingMailsQuery } from '#api/mail/outgoing/outgoing-mail.queries.ts';
import { MailQueuePage } from '#components/administration/mail/mail-queue-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / mail-queue-page' };

const bounce = {
  address: 'bo@example.org',
  reason: '550 No such mailbox',
  userID: 3,
  userName: 'Bo',
  dateInserted: '2026-11-23T07:00:00+00:00',
};

const showing = (filter: MailQueueFilter) => (
  <StorySite
    me={ingrid}
    permissions={['site.manage', 'personalInfo.view']}
    seed={(client, api) => {
      client.setQueryData(outgoingMailsQuery(api, { state: 'failed', page: 1 }).queryKey, { mails: [], total: 0 });
      client.setQueryData(mailBouncesQuery(api, 1).queryKey, { bounces: [bounce], total: 1 });
    }}
  >
    <MailQueuePage filter={filter} />
  </StorySite>
);

export const Empty = () => showing({ state: 'failed', page: 1 });

export const Bounces = () => showing({ state: 'bounces', page: 1 });
