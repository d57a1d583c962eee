import { z } from 'zod';
import { paging } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { deliveryProblems, dropReasons } from './mail-problem.ts';
import { outgoingLists } from './mail-queue-filter.ts';

/** The maximum number of messages of one request. */
export const mostOutgoing = 500;

/** A message of the queue, without its content. */
export const OutgoingMail = z.object({
  mailID: z.int(),
  /** The name of its template. */
  template: z.string(),
  /** The recipient's address; null if the viewer may not see addresses of members. */
  to: z.string().nullable(),
  userID: z.int().nullable(),
  userName: z.string().nullable(),
  state: z.enum(['queued', 'sending', 'sent', 'failed', 'uncertain', 'dropped']),
  attempts: z.int(),
  problem: z.enum([...deliveryProblems, ...dropReasons]).nullable(),
  /** The answer of the mail server. */
  detail: z.string().nullable(),
  /** Whether it can be tried again. The content of messages about accounts is deleted when they have failed. */
  mayRetry: z.boolean(),
  dateInserted: z.string(),
  /** The earliest date of the next attempt of a message that waits for the end of quiet hours. */
  dateDue: z.string(),
  dateSent: z.string().nullable(),
});
/** A message of the queue, without its content. */
export type OutgoingMail = z.infer<typeof OutgoingMail>;

/** An address that refused a message permanently. */
export const MailBounce = z.object({
  address: z.string(),
  reason: z.string(),
  userID: z.int().nullable(),
  userName: z.string().nullable(),
  dateInserted: z.string(),
});
/** An address that refused a message permanently. */
export type MailBounce = z.infer<typeof MailBounce>;

const tags = ['E-mails'] as const;
const some = z.object({ mailIDs: z.array(z.int().positive()).min(1).max(mostOutgoing) });

/** The routes of the queue of outgoing messages. They require `site.manage` (docs/behavior/mail.md#queue). */
export const outgoingMailRoutes = {
  list: {
    method: 'GET',
    url: '/outgoing-mail',
    schema: {
      tags,
      summary: 'List the messages of the last 30 days, newest first, without their content.',
      querystring: z.object({ ...paging(30, 100), state: z.enum(outgoingLists).default('failed') }),
      response: { 200: z.array(OutgoingMail) },
    },
  },
  retry: {
    method: 'POST',
    url: '/outgoing-mail/retry',
    schema: {
      tags,
      summary: 'Try messages again that wait or have failed.',
      description:
        'Others are left out. The addresses no longer count as rejected. A message whose outcome is unknown may arrive twice.',
      body: some,
      response: { 200: z.object({ mailIDs: z.array(z.int()) }) },
    },
  },
  discard: {
    method: 'POST',
    url: '/outgoing-mail/discard',
    schema: {
      tags,
      summary: 'Discard messages that wait or have failed, with their content.',
      body: some,
      response: { 200: z.object({ mailIDs: z.array(z.int()) }) },
    },
  },
  bounces: {
    method: 'GET',
    url: '/mail-bounces',
    schema: {
      tags,
      summary: 'List the addresses that refused a message permanently. Requires personalInfo.view as well.',
      querystring: z.object({ ...paging(30, 100) }),
      response: { 200: z.array(MailBounce) },
    },
  },
  forget: {
    method: 'POST',
    url: '/mail-bounces/forget',
    schema: {
      tags,
      summary: 'Send messages to an address again. Requires personalInfo.view as well.',
      body: z.object({ address: z.string().min(1).max(254) }),
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
