import { type RawBuilder, sql, type Transaction } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import type { OutgoingList } from '#api/mail/outgoing/mail-queue-filter.ts';
import type { MailBounce, OutgoingMail } from '#api/mail/outgoing/outgoing-mail.contract.ts';
import { countUpTo } from '#server/platform/database/bounded-count.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';

interface Page {
  readonly page: number;
  readonly limit: number;
}

const states: Readonly<Record<OutgoingList, RawBuilder<boolean>>> = {
  failed: sql`mail.state in ('failed', 'uncertain')`,
  waiting: sql`mail.state in ('queued', 'sending')`,
  sent: sql`mail.state = 'sent'`,
  dropped: sql`mail.state = 'dropped'`,
};

const retriable = sql<boolean>`(mail.state = 'queued' or mail.state in ('failed', 'uncertain') and mail.data <> '{}'::jsonb)`;

/** Lists the messages of the queue, newest first, with their number up to a bound. */
export async function listOutgoingMails(
  db: Queryable,
  { state, page, limit, seesAddresses }: Page & { state: OutgoingList; seesAddresses: boolean },
): Promise<{ mails: OutgoingMail[]; total: number; isCapped: boolean }> {
  const { rows } = await sql<OutgoingMail>`
    select mail.mail_id as "mailID", mail.template,
      case when ${seesAddresses}::boolean then coalesce(nullif(mail.to_address, ''), m.email) end as "to",
      m.user_id as "userID", m.name as "userName", mail.state, mail.attempts, mail.problem, case when ${seesAddresses}::boolean then mail.failure end as detail,
      ${retriable} as "mayRetry", mail.date_inserted as "dateInserted", mail.date_due as "dateDue",
      mail.date_sent as "dateSent"
    from mail left join member m on m.user_id = mail.user_id and m.date_deleted is null
    where ${states[state]}
    order by mail.mail_id desc limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return { mails: rows, ...(await countUpTo(db, sql`mail where ${states[state]}`, { page, limit })) };
}

/** A message that was changed, with the state that it had. */
export interface ChangedMail {
  readonly mailID: number;
  readonly state: string;
}

/** Queues messages again that wait or have failed. Returns those that were changed, with their former states. */
export async function requeueMails(
  trx: Transaction<Tables>,
  mailIDs: readonly number[],
  now: Date,
): Promise<ChangedMail[]> {
  const { rows } = await sql<ChangedMail>`
    with former as (
      select mail_id, state from mail where mail_id = any(${[...mailIDs]}::bigint[]) and ${retriable} for update
    )
    update mail set state = 'queued', date_due = ${now}, failure = null, problem = null
    from former where mail.mail_id = former.mail_id
    returning mail.mail_id as "mailID", former.state
  `.execute(trx);
  return rows;
}

/** Deletes the delivery failures of the addresses of messages, so that they are sent there again. */
export async function forgetBouncesOf(trx: Transaction<Tables>, mailIDs: readonly number[]): Promise<void> {
  await sql`
    delete from mail_bounce where address_key in (
      select lower(coalesce(nullif(mail.to_address, ''), m.email) collate "C")
      from mail left join member m on m.user_id = mail.user_id
      where mail.mail_id = any(${[...mailIDs]}::bigint[])
    )
  `.execute(trx);
}

/**
 * Makes the waiting jobs of messages due. Returns the messages that have none, which need a new job: a second job of the
 * same message must not run beside the first.
 */
export async function hastenJobs(
  trx: Transaction<Tables>,
  name: string,
  mailIDs: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ mailID: number }>`
    update pgboss.job set start_after = now()
    where name = ${name} and state in ('created', 'retry', 'active')
      and (data->>'mailID')::bigint = any(${[...mailIDs]}::bigint[])
    returning (data->>'mailID')::bigint as "mailID"
  `.execute(trx);
  const found = new Set(rows.map(({ mailID }) => Number(mailID)));
  return mailIDs.filter((id) => !found.has(id));
}

/** Discards messages that wait or have failed, with their content. Returns those that were changed. */
export async function discardMails(trx: Transaction<Tables>, mailIDs: readonly number[]): Promise<ChangedMail[]> {
  const { rows } = await sql<ChangedMail>`
    with former as (
      select mail_id, state from mail
      where mail_id = any(${[...mailIDs]}::bigint[]) and state in ('queued', 'failed', 'uncertain') for update
    )
    update mail set state = 'dropped', problem = 'discarded', data = '{}'
    from former where mail.mail_id = former.mail_id
    returning mail.mail_id as "mailID", former.state
  `.execute(trx);
  return rows;
}

/** Lists the addresses that refused a message permanently, newest first, with their number up to a bound. */
export async function listMailBounces(
  db: Queryable,
  { page, limit }: Page,
): Promise<{ bounces: MailBounce[]; total: number; isCapped: boolean }> {
  const { rows } = await sql<MailBounce>`
    select b.address_key as address, b.reason, m.user_id as "userID", m.name as "userName",
      b.date_inserted as "dateInserted"
    from mail_bounce b left join lateral (
      select user_id, name from member where lower(email collate "C") = b.address_key and date_deleted is null limit 1
    ) m on true
    order by b.date_inserted desc, b.address_key limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return { bounces: rows, ...(await countUpTo(db, sql`mail_bounce`, { page, limit })) };
}

/** Deletes the delivery failure of an address. Returns the member with the address, or 0; undefined without a failure. */
export async function forgetBounce(trx: Transaction<Tables>, address: string): Promise<number | undefined> {
  const key = foldedIdentity(address);
  const { rows } = await sql<{ userID: number }>`
    delete from mail_bounce where address_key = ${key}
    returning coalesce(
      (select user_id from member where lower(email collate "C") = ${key} and date_deleted is null limit 1), 0
    ) as "userID"
  `.execute(trx);
  return rows[0]?.userID;
}
