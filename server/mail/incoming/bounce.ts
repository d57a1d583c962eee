import { sql } from 'kysely';
import { recordBounce } from '#server/mail/mail-addressee.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { BounceReport } from './bounce-report.ts';
import { bouncePrefix, issueBounceToken, readBounceToken } from './bounce-token.ts';
import type { IncomingResult } from './incoming-mail.queries.ts';
import type { IncomingMessage } from './incoming-message.ts';
import { replyTokensIn, withToken } from './reply-headers.ts';

/** A message that the forum sent. */
export interface SentMail {
  readonly mailID: number;
  readonly address: string;
  readonly userID: number | null;
}

/** The Message-IDs of the forum's own messages. Their random part is known only to the recipient of the message. */
const ownMessageID = /<mail(\d{1,15})\.[0-9a-f]{18}@[^\s<>]{1,255}>/g;

/** The maximum number of Message-IDs of a report that are looked up. */
const mostNamed = 5;

async function findSentMail(db: Queryable, mailID: number): Promise<(SentMail & { messageID: string }) | undefined> {
  const { rows } = await sql<SentMail & { messageID: string }>`
    select mail_id as "mailID", to_address as address, user_id as "userID", message_id as "messageID"
    from mail where mail_id = ${mailID} and state in ('sent', 'uncertain') and to_address <> ''
  `.execute(db);
  return rows[0];
}

/**
 * Returns the message that a report is about; undefined if the report does not prove that it answers one. The proof is
 * the signed return path or the complete Message-ID, so that nobody can report the failure of another member's address.
 */
export async function findBouncedMail(
  forum: Forum,
  { recipients, parts }: IncomingMessage,
  siteAddress: string,
): Promise<SentMail | undefined> {
  for (const token of replyTokensIn(recipients, siteAddress).filter((one) => one.startsWith(bouncePrefix))) {
    const found = await readBounceToken(forum, token, (mailID) => findSentMail(forum.db, mailID));
    if (found) return found;
  }
  const named = [
    ...parts
      .map(({ text }) => text)
      .join('\n')
      .matchAll(ownMessageID),
  ].slice(0, mostNamed);
  for (const [messageID, mailID] of named) {
    const found = await findSentMail(forum.db, Number(mailID));
    if (found?.messageID === messageID) return found;
  }
  return undefined;
}

/**
 * Stores that a message was not delivered. After a permanent failure of the address, it counts as rejected, as if the
 * mail server had refused it at once. A temporary failure is only listed.
 */
export async function noteBounce(
  forum: Forum,
  { mailID, address, userID }: SentMail,
  { problem, reason }: BounceReport,
): Promise<IncomingResult> {
  const result = { outcome: 'ignored', userID: userID ?? undefined } as const;
  if (problem === 'later') return { ...result, reason: 'bounce-later' };
  await sql`
    update mail set state = 'failed', problem = ${problem}, failure = ${reason}
    where mail_id = ${mailID} and state in ('sent', 'uncertain')
  `.execute(forum.db);
  if (problem === 'content') return { ...result, reason: 'bounce-content' };
  await recordBounce(forum, address, reason, { isLate: true });
  return { ...result, reason: 'bounce-recipient' };
}

/** Returns the return path of a message: a signed address to which failures are reported. Undefined while it is off. */
export async function findReturnPath(forum: Forum, mailID: number, address: string): Promise<string | undefined> {
  const settings = await forum.settings.get();
  if (!settings['incomingMail.enabled'] || !settings['incomingMail.returnPath']) return undefined;
  return withToken(settings['incomingMail.address'], await issueBounceToken(forum, mailID, address));
}
