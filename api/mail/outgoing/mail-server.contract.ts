import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';
import { deliveryProblems } from './mail-problem.ts';

/**
 * The kinds of encryption of a connection to a mail server: from the start, with STARTTLS, or with STARTTLS if the server
 * offers it.
 */
export const mailEncryptions = ['tls', 'starttls', 'optional'] as const;

const host = z
  .string()
  .trim()
  .max(253)
  .regex(/^[a-z0-9.:-]*$/i, 'Enter the name of the mail server, such as mail.example.org.');
const senderAddress = z
  .string()
  .trim()
  .max(254)
  .regex(/^(?:[^\s<>@",;]+@[^\s<>@",;]+)?$/, 'Enter an email address, or leave this empty.');
const senderName = z
  .string()
  .trim()
  .max(100)
  .regex(/^[^\r\n<>]*$/, 'Leave out line breaks, < and >.');

const stored = {
  host: z.string(),
  port: z.int(),
  encryption: z.enum(mailEncryptions),
  user: z.string(),
  senderName: z.string(),
  senderAddress: z.string(),
};

/** The mail server of the site. Its password is never included. */
export const MailServer = z.object({
  ...stored,
  /** Whether a password is stored for the current server and user. */
  hasPassword: z.boolean(),
  /**
   * The source of the mail server in use: the dashboard, or `SMTP_URL`. With `outbox`, there is no mail server, and messages
   * are written to the outbox.
   */
  source: z.enum(['dashboard', 'environment', 'outbox']),
  /** The server in use, as `host:port`; null without one. */
  address: z.string().nullable(),
  /** The sender in use, such as `Our forum <forum@example.org>`. */
  sender: z.string(),
  /** Whether `MAIL_FROM` sets the sender. */
  isSenderFixed: z.boolean(),
  /** Whether the viewer may change it, which gives access to accounts. */
  mayChange: z.boolean(),
});
/** The mail server of the site. Its password is never included. */
export type MailServer = z.infer<typeof MailServer>;

/** A change of the mail server. Without `password` the stored one is kept; null removes it. */
export const MailServerChange = z.object({
  host: host.optional(),
  port: z.int().min(1).max(65_535).optional(),
  encryption: z.enum(mailEncryptions).optional(),
  user: z.string().trim().max(254).optional(),
  password: z.string().max(1_000).nullable().optional(),
  senderName: senderName.optional(),
  senderAddress: senderAddress.optional(),
});
/** A change of the mail server. Without `password` the stored one is kept; null removes it. */
export type MailServerChange = z.infer<typeof MailServerChange>;

/** The result of a test message. */
export const MailTest = z.object({
  /** The address to which it was sent. */
  to: z.string(),
  source: z.enum(['dashboard', 'environment', 'outbox']),
  /** The problem; null if the server accepted the message. */
  problem: z.enum(deliveryProblems).nullable(),
  /** The answer of the mail server. */
  detail: z.string(),
});
/** The result of a test message. */
export type MailTest = z.infer<typeof MailTest>;

const tags = ['E-mails'] as const;

/** The routes of the mail server. They require `site.manage` (docs/behavior/mail.md#mail-server). */
export const mailServerRoutes = {
  read: {
    method: 'GET',
    url: '/mail-server',
    schema: { tags, summary: 'Read the settings of the mail server.', response: { 200: MailServer } },
  },
  change: {
    method: 'PATCH',
    url: '/mail-server',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Change the settings of the mail server.',
      description:
        'Requires all permissions of an administrator, because the messages contain links that give access to accounts. `SMTP_URL` and `MAIL_FROM` take precedence. The password is sent only to the server and user for which it was entered.',
      body: MailServerChange,
      response: { 200: MailServer },
    },
  },
  test: {
    method: 'POST',
    url: '/mail-server/test',
    schema: {
      tags,
      summary: 'Send a test message to the viewer’s own address, and return the answer of the mail server.',
      response: { 200: MailTest },
    },
  },
} as const satisfies Record<string, ContractRoute>;
