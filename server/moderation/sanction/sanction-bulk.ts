import { sql } from 'kysely';
import { z } from 'zod';
import { ApiError } from '#api/errors.ts';
import { type BulkWarning, SanctionPost } from '#api/moderation/decision/decision.contract.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { defineLongJob } from '#server/moderation/bulk/long-job.ts';
import { requireSanctioning } from '#server/moderation/decision/decision.policy.ts';
import { mailDecision } from '#server/moderation/decision/decision-notification.ts';
import { pointReason, reasonOf } from '#server/moderation/decision/decision-reason.ts';
import { requireFuture } from '#server/moderation/decision/decision-writing.ts';
import { afterCommit } from '#server/platform/database/database-transaction.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { chooseLanguage } from '#server/platform/text/language-choice.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { knownLanguages } from '#server/platform/text/site-languages.ts';
import { imposeSanction } from './sanction-giving.ts';

type Kind = BulkWarning['recordType'];

const Reason = z.object({ reportReasonID: z.string().nullable(), name: z.string(), description: z.string() });

/**
 * The input of a job that warns or bans many members. It contains all data that cannot be read in the transactions of the
 * job.
 */
const Input = z.object({
  recordType: z.enum(['discussion', 'comment', 'user']),
  post: SanctionPost,
  /** The reason in every language. Each member receives their own. */
  said: z.record(z.string(), z.object({ reason: Reason.optional(), ruleReason: Reason })),
});

async function authorsOf(db: Queryable, kind: Kind, ids: readonly number[]): Promise<Map<number, number>> {
  if (kind === 'user') return new Map(ids.map((id) => [id, id]));
  const { rows } = await sql<{ id: number; userID: number }>`
    select ${sql.ref(`${kind}_id`)} as id, insert_user_id as "userID" from ${sql.table(kind)}
    where ${sql.ref(`${kind}_id`)} = any(${[...ids]}::bigint[]) and date_deleted is null
  `.execute(db);
  return new Map(rows.map(({ id, userID }) => [id, userID]));
}

async function languageOf(trx: Queryable, userID: number): Promise<string | null> {
  const row = await trx.selectFrom('member').select('language').where('user_id', '=', userID).executeTakeFirst();
  return row?.language ?? null;
}

/**
 * Prepares the input of a job that warns or bans the authors of posts, or members.
 *
 * @throws {ApiError} request.invalid.
 */
export async function prepareSanctions(
  forum: Forum,
  { recordType, kind = 'warning', ...given }: Omit<BulkWarning, 'recordIDs'> & { readonly kind?: 'warning' | 'ban' },
): Promise<z.infer<typeof Input>> {
  const post = SanctionPost.parse({ ...given, kind });
  requireFuture(post.dateExpires, forum.now());
  const said: z.infer<typeof Input>['said'] = {};
  for (const language of (await knownLanguages(forum)).keys()) {
    const words = await loadTexts(forum, language);
    const reason = await reasonOf(forum, post.reportReasonID, words);
    said[language] = { ...(reason && { reason }), ruleReason: pointReason(words) };
  }
  return { recordType, post, said };
}

/** Whether the moderator has already given this member points in this job. Several posts count once. */
async function hasPoints(
  trx: Queryable,
  { userID, byUserID, begun }: Record<'userID' | 'byUserID', number> & { begun: Date },
) {
  const { rows } = await sql`
    select from decision where user_id = ${userID} and insert_user_id = ${byUserID} and kind = 'warning' and points > 0
      and date_inserted >= ${begun} limit 1
  `.execute(trx);
  return rows.length > 0;
}

/**
 * Warns or bans the authors of posts, or members. Each post receives its warning; the points count once for each member.
 */
export const sanctionGiving = defineLongJob({
  kind: 'member.warn',
  schema: Input,
  async perform(trx, { forum, viewer, settings, now, begun }, { recordType, post, said }, itemID) {
    const userID = (await authorsOf(trx, recordType, [itemID])).get(itemID);
    if (userID === undefined)
      throw new ApiError(recordType === 'comment' ? 'comment.not-found' : 'discussion.not-found');
    await requireSanctioning(forum, viewer, requireFound(await findUser(trx, userID), 'user.not-found'));
    const site = settings['garden.locale'];
    const language = chooseLanguage({ member: await languageOf(trx, userID), site }, new Set(Object.keys(said)));
    const { reason, ruleReason } = said[language] as NonNullable<(typeof said)[string]>;
    const byUserID = viewer.userID;
    const points = (await hasPoints(trx, { userID, byUserID, begun })) ? 0 : post.points;
    const record = recordType === 'user' ? {} : { recordType, recordID: itemID };
    const { decisionIDs, logID } = await imposeSanction(trx, {
      ...{ userID, byUserID, reason, ruleReason, now },
      post: { ...post, points, ...record },
      dateExpires: post.dateExpires ? new Date(post.dateExpires) : null,
      rules: settings['warnings.rules'],
    });
    afterCommit(trx, () => {
      for (const decisionID of decisionIDs) mailDecision(forum, decisionID);
    });
    return { logID };
  },
});
