import { z } from 'zod';
import { paging } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/** A mail that came to the reply address, and what became of it. */
export const IncomingMail = z.object({
  incomingMailID: z.int(),
  /** The sender's address; null without personalInfo.view. */
  from: z.string().nullable(),
  subject: z.string(),
  outcome: z.enum(['posted', 'held', 'refused', 'ignored']),
  /** Why it was refused or ignored: a reason of docs/behavior/mail.md or an error code. */
  reason: z.string().nullable(),
  /** Whether the member got a mail with the reason. */
  answered: z.boolean(),
  userID: z.int().nullable(),
  userName: z.string().nullable(),
  recordType: z.enum(['comment', 'message']).nullable(),
  recordID: z.int().nullable(),
  dateInserted: z.string(),
});
/** A mail that came to the reply address, and what became of it. */
export type IncomingMail = z.infer<typeof IncomingMail>;

/** The mailbox of incoming mail. Its password and the secret of the webhook are never included. */
export const IncomingMailbox = z.object({
  /** Whether a password is stored for the current server and user. */
  hasPassword: z.boolean(),
  hasWebhookSecret: z.boolean(),
  /** Whether the viewer has all permissions of an administrator, which changes and checks of the mailbox need. */
  mayChange: z.boolean(),
  dateChecked: z.string().nullable(),
  /** The problem of the last check, as in `MailboxCheck`. */
  failure: z.string().nullable(),
});
/** The mailbox of incoming mail. Its password and the secret of the webhook are never included. */
export type IncomingMailbox = z.infer<typeof IncomingMailbox>;

/** The problems of a connection to a mailbox. */
export const mailboxProblems = [
  'incomplete',
  'password',
  'unknown-host',
  'refused',
  'timeout',
  'certificate',
  'protocol',
  'sign-in',
  'folder',
  'other',
] as const;

/** The result of a connection to a mailbox. */
export const MailboxCheck = z.object({
  problem: z.enum(mailboxProblems).nullable(),
  /** The answer of the mail server. */
  detail: z.string(),
  /** The number of mails in the folder. */
  count: z.int().nullable(),
  isEncrypted: z.boolean().nullable(),
});
/** The result of a connection to a mailbox. */
export type MailboxCheck = z.infer<typeof MailboxCheck>;

const tags = ['E-mails'] as const;

/** The routes of incoming mail. All but the webhook require `site.manage` (docs/behavior/mail.md#incoming-mail). */
export const incomingMailRoutes = {
  receive: {
    method: 'POST',
    url: '/incoming-mail',
    schema: {
      tags,
      summary: 'Receive a mail: the webhook for mail providers.',
      description:
        'Requires the secret of the webhook, as `?secret=` or in the header `X-Incoming-Mail-Secret`. The body is the mail itself (`message/rfc822`), or the form or JSON of a provider: with the complete mail in `body-mime`, `email`, `RawEmail` or `raw`, or with its parts in `from`, `to`, `subject`, `text` (`body-plain`), `html` (`body-html`), `headers` (`message-headers`) and attached files.',
      consumes: ['message/rfc822', 'multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
      querystring: z.object({ secret: z.string().max(200).optional() }),
      response: { 200: z.object({ outcome: z.enum(['posted', 'held', 'refused', 'ignored', 'known']) }) },
    },
  },
  list: {
    method: 'GET',
    url: '/incoming-mail',
    schema: {
      tags,
      summary: 'List the mails of the last 30 days, newest first.',
      querystring: z.object({ ...paging(30, 100) }),
      response: { 200: z.array(IncomingMail) },
    },
  },
  mailbox: {
    method: 'GET',
    url: '/incoming-mail/mailbox',
    schema: { tags, summary: 'Read the state of the mailbox.', response: { 200: IncomingMailbox } },
  },
  changeMailbox: {
    method: 'PATCH',
    url: '/incoming-mail/mailbox',
    config: { sessionOnly: true },
    schema: {
      tags,
      summary: 'Set the password of the mailbox.',
      description:
        'For the current `incomingMail.host` and `incomingMail.user`; it is sent to no other server. Null removes it.',
      body: z.object({ password: z.string().min(1).max(1_000).nullable() }),
      response: { 200: IncomingMailbox },
    },
  },
  check: {
    method: 'POST',
    url: '/incoming-mail/check',
    schema: {
      tags,
      summary: 'Check the connection to the mailbox, with the saved settings.',
      response: { 200: MailboxCheck },
    },
  },
  renewSecret: {
    method: 'POST',
    url: '/incoming-mail/webhook-secret',
    config: { sessionOnly: true },
    schema: {
      tags,
      summary: 'Create a new secret for the webhook. The previous one stops working.',
      description: 'The secret is only in this answer.',
      response: { 201: z.object({ secret: z.string(), url: z.string() }) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
