import { ApiError } from '#api/errors.ts';
import type { ApiFailure } from '#api/failure.ts';
import { findInForce } from '#server/moderation/decision/decision.queries.ts';
import { decisionKeyFor, decisionPath } from '#server/moderation/decision/decision-news.ts';
import { expireDecisions } from '#server/moderation/sanction/member-standing.queries.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';

async function isStillBanned(forum: Forum, userID: number): Promise<boolean> {
  await inTransaction(forum.database, (trx) => expireDecisions(trx, forum.now(), userID));
  const row = await forum.db.selectFrom('member').select('banned').where('user_id', '=', userID).executeTakeFirst();
  return row?.banned === true;
}

/**
 * Refuses a banned member who has shown who they are. A ban whose time is over ends here; of another, `record.url` leads
 * to the decision: why, until when, and how to appeal.
 *
 * @throws {ApiError} session.banned.
 */
export async function demandNotBanned(
  forum: Forum,
  { userID, banned }: { userID: number; banned: boolean },
): Promise<void> {
  if (!banned || !(await isStillBanned(forum, userID))) return;
  const ban = await findInForce(forum.db, { userID, kind: 'ban', now: forum.now() });
  if (!ban) throw new ApiError('session.banned');
  const url = decisionPath(ban.decisionID, await decisionKeyFor(forum, userID));
  throw new ApiError('session.banned', { record: { url } });
}

/** Where a refused member reads why they are banned; undefined when a refusal is another one, or nothing is known. */
export function banUrlIn(refusal: ApiFailure | undefined): string | undefined {
  const { code, details } = refusal ?? {};
  return code === 'session.banned' ? (details?.record as { url?: string } | undefined)?.url : undefined;
}
