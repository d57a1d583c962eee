import { sql, type Transaction } from 'kysely';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { mailSend } from './mail-send.job.ts';
import { type MailData, type MailTemplateName, mailTemplates } from './templates/all-templates.ts';

/** An e-mail to be sent to an address, or to the address that a member has at the time of sending. */
export type Message<Name extends MailTemplateName> = {
  readonly template: Name;
  readonly data: MailData<Name>;
  /** The transaction in which the e-mail is stored. Without one, it is stored immediately. */
  readonly trx?: Transaction<Tables>;
  /** Of the e-mails with the same key, only the first is ever sent: `notification 12`. */
  readonly dedupKey?: string;
} & ({ readonly to: string; readonly userID?: number } | { readonly to?: undefined; readonly userID: number });

/**
 * Queues an e-mail. It is stored now, sent by the job queue, retried while the mail server is unavailable, and never
 * sent twice. Deferrable e-mails (all except those about the account itself) wait for the end of the member's quiet
 * hours. They are dropped if the address is not confirmed, has permanently failed before, or the member is deleted or
 * banned.
 *
 * @returns the ID of the e-mail; undefined if there already was one with its `dedupKey`.
 * @example await sendMail(forum, { to: 'ana@example.org', template: 'password-reset', data: { name: 'Ana', token } });
 */
export async function sendMail<Name extends MailTemplateName>(
  forum: Forum,
  message: Message<Name>,
): Promise<number | undefined> {
  const { trx } = message;
  return trx ? queue(forum, trx, message) : inTransaction(forum.database, (own) => queue(forum, own, message));
}

/** Returns the keys for which an e-mail already exists, so that none is composed for them. */
export async function findDedupKeys(db: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select dedup_key as key from mail where dedup_key = any(${[...keys]}::text[])
  `.execute(db);
  return new Set(rows.map(({ key }) => key));
}

async function queue<Name extends MailTemplateName>(
  forum: Forum,
  trx: Transaction<Tables>,
  { to, userID, template, data, dedupKey }: Message<Name>,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('mail')
    .values({
      to_address: to ?? '',
      user_id: userID ?? null,
      template,
      data: JSON.stringify(mailTemplates[template].schema.parse(data)),
      dedup_key: dedupKey ?? null,
      date_inserted: forum.now(),
      date_due: forum.now(),
    })
    .onConflict((conflict) => conflict.column('dedup_key').doNothing())
    .returning('mail_id')
    .executeTakeFirst();
  if (!row) return undefined;
  await forum.jobs.send(mailSend, { mailID: row.mail_id }, { trx });
  return row.mail_id;
}
