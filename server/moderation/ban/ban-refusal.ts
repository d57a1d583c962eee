import { ApiError } from '#api/errors.ts';
import type { ApiFailure } from '#api/failure.ts';
import { findInForce } from '#server/moderation/decision/decision.queries.ts';
import { decisionKeyFor, decisionPath } from '#server/moderation/decision/decision-notification.ts';
import { expireDecisions } from '#server/moderation/sanction/member-standing.queries.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';

async function isStillBanned(forum: Forum, userID: number): Promise<boolean> {
  await inTransaction(forum.database, (trx) => expireDecisions(trx, forum.now(), userID));
  const row = await forum.db.selectFrom('member').select('banned').where('user_id', '=', userID).executeTakeFirst();
  return row?.banned === true;
}

/**
 * Rejects a banned member after authentication. An expired ban ends here. For any other ban, `record.url` is the page
 * of the decision with its reason, end and appeal.
 *
 * @throws {ApiError} session.banned.
 */
export async function requireNotBanned(
  forum: Forum,
  { userID, banned }: { userID: number; banned: boolean },
): Promise<void> {
  if (!banned || !(await isStillBanned(forum, userID))) return;
  const ban = await findInForce(forum.db, { userID, kind: 'ban', now: forum.now() });
  if (!ban) throw new ApiError('session.banned');
  const url = decisionPath(ban.decisionID, await decisionKeyFor(forum, userID));
  throw new ApiError('session.banned', { record: { url } });
}

/** Returns the URL of the decision page of a banned member; undefined when the error is another one or has no URL. */
export function banUrlIn(refusal: ApiFailure | undefined): string | undefined {
  const { code, details } = refusal ?? {};
  return code === 'session.banned' ? (details?.record as { url?: string } | undefined)?.url : undefined;
}
