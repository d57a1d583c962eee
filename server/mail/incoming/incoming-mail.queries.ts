import { sql } from 'kysely';
import type { IncomingMail } from '#api/mail/incoming/incoming-mail.contract.ts';
import { countUpTo } from '#server/platform/database/bounded-count.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** The result of processing an incoming mail. */
export interface IncomingResult {
  readonly outcome: 'posted' | 'held' | 'refused' | 'ignored';
  readonly reason?: string | undefined;
  readonly userID?: number | undefined;
  readonly recordType?: 'comment' | 'message' | undefined;
  readonly recordID?: number | undefined;
  readonly isAnswered?: boolean | undefined;
}

/** Returns whether a mail was processed before. */
export async function isKnownMail(db: Queryable, key: string): Promise<boolean> {
  const { rows } = await sql`select from incoming_mail where message_key = ${key}`.execute(db);
  return rows.length > 0;
}

/**
 * Reserves the entry of a mail within a transaction, before the mail has any effect. A second transaction waits for the
 * first. Returns the ID; undefined if the mail was processed before.
 */
export async function reserveIncomingMail(
  trx: Queryable,
  { key, from, subject, now }: { key: string; from: string; subject: string; now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into incoming_mail (message_key, from_address, subject, outcome, date_inserted)
    values (${key}, ${from}, ${subject}, 'ignored', ${now})
    on conflict (message_key) do nothing returning incoming_mail_id as id
  `.execute(trx);
  return rows[0]?.id;
}

/** Stores what became of a mail. */
export async function storeIncomingResult(trx: Queryable, id: number, result: IncomingResult): Promise<void> {
  await sql`
    update incoming_mail set outcome = ${result.outcome}, reason = ${result.reason ?? null},
      user_id = ${result.userID ?? null}, record_type = ${result.recordType ?? null},
      record_id = ${result.recordID ?? null}, answered = ${result.isAnswered ?? false}
    where incoming_mail_id = ${id}
  `.execute(trx);
}

/** Returns how many mails of a member were processed since a moment, and whether one was answered with a reason. */
export async function countRecentMails(
  db: Queryable,
  { userID, since, reason }: { userID: number; since: Date; reason?: string },
): Promise<{ count: number; isAnswered: boolean }> {
  const { rows } = await sql<{ count: number; answered: boolean }>`
    select count(*)::int as count,
      coalesce(bool_or(answered and reason = ${reason ?? ''}::text), false) as answered
    from incoming_mail where user_id = ${userID} and date_inserted > ${since}
  `.execute(db);
  return { count: rows[0]?.count ?? 0, isAnswered: rows[0]?.answered ?? false };
}

/** Returns the name and the address of a member; undefined if the member is deleted. */
export async function findMailMember(
  db: Queryable,
  userID: number,
): Promise<{ name: string; email: string; language: string | null } | undefined> {
  const { rows } = await sql<{ name: string; email: string; language: string | null }>`
    select name, email, language from member where user_id = ${userID} and date_deleted is null and email is not null
  `.execute(db);
  return rows[0];
}

/** Returns the discussion of a comment; undefined if there is no such comment. */
export async function findDiscussionOfComment(
  db: Queryable,
  commentID: number,
): Promise<{ discussionID: number; depth: number } | undefined> {
  const { rows } = await sql<{ discussionID: number; depth: number }>`
    select discussion_id as "discussionID", depth from comment where comment_id = ${commentID} and date_deleted is null
  `.execute(db);
  return rows[0];
}

/** Lists the processed mails, newest first, with their number up to a bound. */
export async function listIncomingMails(
  db: Queryable,
  { page, limit, seesAddresses }: { page: number; limit: number; seesAddresses: boolean },
): Promise<{ mails: IncomingMail[]; total: number; isCapped: boolean }> {
  const { rows } = await sql<IncomingMail>`
    select i.incoming_mail_id as "incomingMailID", case when ${seesAddresses}::boolean then i.from_address end as "from", i.subject, i.outcome, i.reason,
      i.answered, i.user_id as "userID", m.name as "userName", i.record_type as "recordType", i.record_id as "recordID",
      i.date_inserted as "dateInserted"
    from incoming_mail i left join member m on m.user_id = i.user_id
    order by i.date_inserted desc, i.incoming_mail_id desc limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return { mails: rows, ...(await countUpTo(db, sql`incoming_mail`, { page, limit })) };
}

/** Deletes the entries of mails from before a moment. */
export const deleteOldIncomingMails = (db: Queryable, before: Date): Promise<unknown> =>
  sql`delete from incoming_mail where date_inserted < ${before}`.execute(db);
