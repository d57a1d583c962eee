import { z } from 'zod';
import { count, type SettingDefinitions, setting, text } from './setting-definition.ts';

/** The settings of replies by e-mail. The password of the mailbox is no setting. */
export const incomingMailSettings = {
  'incomingMail.enabled': setting(
    z.boolean(),
    false,
    'Members can reply to notifications by e-mail. Requires incomingMail.address.',
    'site.manage',
    'administrator',
  ),
  'incomingMail.address': setting(
    text(100).regex(
      /^(?:[a-z0-9._-]{1,12}@[a-z0-9-]+(?:\.[a-z0-9-]+)*)?$/i,
      'Enter an address such as reply@forum.example.org. The part before the @ has at most 12 characters and no plus sign.',
    ),
    '',
    'The address to which replies are sent. A plus sign and a code for each e-mail are inserted before the @.',
    'site.manage',
    'administrator',
  ),
  'incomingMail.days': setting(
    count(1, 365),
    30,
    'For how many days a notification can be answered by e-mail.',
    'site.manage',
    'administrator',
  ),
  'incomingMail.requireSender': setting(
    z.boolean(),
    true,
    'A reply must come from the e-mail address of the member. Otherwise the code in the address is sufficient.',
    'site.manage',
    'administrator',
  ),
  'incomingMail.returnPath': setting(
    z.boolean(),
    false,
    'Messages are sent with a signed address of incomingMail.address as their return path, so that mail servers report failures there. The mail server must permit it.',
    'site.manage',
    'administrator',
  ),
  'incomingMail.kind': setting(
    z.enum(['webhook', 'imap']),
    'webhook',
    'How incoming mail reaches the forum: a provider sends it to the webhook, or the forum fetches it from a mailbox by IMAP.',
    'site.manage',
    'administrator',
  ),
  'incomingMail.host': setting(
    text(253).regex(/^[a-z0-9.:-]*$/i, 'Enter the name of the mail server, such as mail.example.org.'),
    '',
    'The IMAP server.',
    'site.manage',
    'administrator',
  ),
  'incomingMail.port': setting(count(1, 65_535), 993, 'The port of the IMAP server.', 'site.manage', 'administrator'),
  'incomingMail.tls': setting(
    z.boolean(),
    true,
    'The connection to the IMAP server is encrypted from the start (port 993). Otherwise it is encrypted with STARTTLS, or not at all if the server does not offer that.',
    'site.manage',
    'administrator',
  ),
  'incomingMail.user': setting(text(254), '', 'The user name of the mailbox.', 'site.manage', 'administrator'),
  'incomingMail.folder': setting(text(200), 'INBOX', 'The folder of the mailbox.', 'site.manage', 'administrator'),
} as const satisfies SettingDefinitions;
