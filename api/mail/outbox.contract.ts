import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

/** A message in the outbox, as an item of the list. */
export const OutboxEntry = z.object({
  name: z.string(),
  to: z.string(),
  subject: z.string(),
  date: z.string(),
});
/** A message in the outbox, as an item of the list. */
export type OutboxEntry = z.infer<typeof OutboxEntry>;

/** A full message: its headers in their order, its text and its source. Its HTML has a separate URL. */
export const OutboxMessage = OutboxEntry.extend({
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  text: z.string(),
  source: z.string(),
});
/** A full message. */
export type OutboxMessage = z.infer<typeof OutboxMessage>;

const tags = ['Outbox'] as const;
const params = z.object({ name: z.string().regex(/^[\w.@-]{1,200}$/) });

/**
 * The routes for the e-mails that the forum would have sent if it had a mail server. Requires the
 * rights of an administrator, except in development.
 */
export const outboxRoutes = {
  list: {
    method: 'GET',
    url: '/outbox',
    config: { sessionOnly: true },
    schema: {
      tags,
      summary: 'List the newest messages of the outbox.',
      response: { 200: z.object({ isKept: z.boolean(), messages: z.array(OutboxEntry) }) },
    },
  },
  read: {
    method: 'GET',
    url: '/outbox/:name',
    config: { sessionOnly: true },
    schema: { tags, summary: 'Read a message of the outbox.', params, response: { 200: OutboxMessage } },
  },
  html: {
    method: 'GET',
    url: '/outbox/:name/html',
    config: { sessionOnly: true },
    schema: {
      tags,
      summary: 'Read the HTML of a message of the outbox, as a sandboxed page.',
      params,
      response: { 200: z.string() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
