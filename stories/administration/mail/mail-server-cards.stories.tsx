import type { MailServer } from '#api/mail/outgoing/mail-server.contract.ts';
import { mailServerQuery } from '#api/mail/outgoing/mail-server.queries.ts';
import { MailServerCards } from '#components/administration/mail/mail-server-cards.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / mail-server-cards' };

const unset: MailServer = {
  host: '',
  port: 587,
  encryption: 'starttls',
  user: '',
  senderName: '',
  senderAddress: '',
  hasPassword: false,
  source: 'outbox',
  address: null,
  sender: 'Folkmoot <no-reply@forum.example.org>',
  isSenderFixed: false,
  mayChange: true,
};

const showing = (server: MailServer) => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => client.setQueryData(mailServerQuery(api).queryKey, server)}
  >
    <MailServerCards />
  </StorySite>
);

export const Empty = () => showing(unset);

export const Filled = () =>
  showing({
    ...unset,
    host: 'smtp.example.org',
    user: 'forum',
    senderName: 'Harbour',
    senderAddress: 'forum@example.org',
    hasPassword: true,
    source: 'dashboard',
    address: 'smtp.example.org:587',
    sender: '"Harbour" <forum@example.org>',
  });

export const SetByEnvironment = () =>
  showing({
    ...unset,
    source: 'environment',
    address: 'mail.example.org:465',
    sender: 'Sea <sea@example.org>',
    isSenderFixed: true,
  });
