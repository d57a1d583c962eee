import type { IncomingMailbox as Mailbox } from '#api/mail/incoming/incoming-mail.contract.ts';
import { incomingMailboxQuery } from '#api/mail/incoming/incoming-mail.queries.ts';
import { IncomingMailbox, IncomingWebhook } from '#components/administration/mail/incoming-mailbox.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / incoming-mailbox' };

const showing = (mailbox: Mailbox) => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => client.setQueryData(incomingMailboxQuery(api).queryKey, mailbox)}
  >
    <IncomingMailbox />
    <IncomingWebhook />
  </StorySite>
);

export const Empty = () =>
  showing({ hasPassword: false, hasWebhookSecret: false, mayChange: true, dateChecked: null, failure: null });

export const Failed = () =>
  showing({
    hasPassword: true,
    hasWebhookSecret: true,
    mayChange: true,
    dateChecked: '2026-11-23T07:00:00+00:00',
    failure: 'sign-in',
  });
