import { sql, type Transaction } from 'kysely';
import type { ReactionCount, ReactionLogEntry } from '#api/post/reaction/reaction-fields.contract.ts';
import { voteCodes } from '#api/post/reaction/vote.ts';
import { storeWebhookEvent } from '#server/administration/webhook/webhook-outbox.ts';
import { hotScoreSql } from '#server/discussion/list/hot-score.ts';
import { storeReactionCause } from '#server/notification/post-cause.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { lockReactionValues } from './reaction-rescore.queries.ts';

/** The types of records that accept reactions. */
export type ReactionRecordType = 'discussion' | 'comment';

/** A post that receives a reaction. */
export interface ReactedRecord {
  readonly recordType: ReactionRecordType;
  readonly recordID: number;
  readonly discussionID: number;
  readonly categoryID: number;
  readonly insertUserID: number;
}

type CountRow = ReactionCount & { readonly recordID: number; readonly isTaken: boolean };

/** Maps a row to the API representation of a count. */
const toCount = ({ recordID: _, isTaken, ...count }: CountRow): ReactionCount =>
  isTaken ? count : { ...count, isRefused: true };

/**
 * Returns the reaction counts of the posts, in the order of the reaction types. Types without reactions are omitted.
 */
export async function findReactionCounts(
  db: Queryable,
  viewer: Viewer,
  recordType: ReactionRecordType,
  recordIDs: readonly number[],
): Promise<Map<number, ReactionCount[]>> {
  if (recordIDs.length === 0) return new Map();
  const { rows } = await sql<CountRow>`
    select rc.record_id as "recordID", rt.tag_id as "tagID", rt.urlcode, rt.name, rt.class, rc.count,
      rt.reaction_value as "reactionValue", own.user_id is not null as "hasReacted",
      rt.active and (rt.role_ids is null or rt.role_ids && ${[...viewer.roleIDs]}::bigint[]) as "isTaken"
    from reaction_count rc
    join reaction_type rt on rt.tag_id = rc.tag_id
    left join reaction own on own.record_type = rc.record_type and own.record_id = rc.record_id
      and own.user_id = ${viewer.userID} and own.tag_id = rc.tag_id
    where rc.record_type = ${recordType} and rc.record_id = any(${[...recordIDs]}::bigint[]) and rc.count > 0
    order by rt.sort, rt.tag_id
  `.execute(db);
  const grouped = Map.groupBy(rows, ({ recordID }) => recordID);
  return new Map([...grouped].map(([id, counts]) => [id, counts.map(toCount)]));
}

/** Returns the votes on the ideas, Up first, including zero counts. */
export async function findVotes(
  db: Queryable,
  viewer: Viewer,
  discussionIDs: readonly number[],
): Promise<Map<number, ReactionCount[]>> {
  if (discussionIDs.length === 0) return new Map();
  const { rows } = await sql<CountRow>`
    select idea.id as "recordID", rt.tag_id as "tagID", rt.urlcode, rt.name, rt.class, coalesce(rc.count, 0) as count,
      rt.reaction_value as "reactionValue", own.user_id is not null as "hasReacted",
      rt.role_ids is null or rt.role_ids && ${[...viewer.roleIDs]}::bigint[] as "isTaken"
    from unnest(${[...discussionIDs]}::bigint[]) as idea (id)
    cross join reaction_type rt
    left join reaction_count rc on rc.record_type = 'discussion' and rc.record_id = idea.id and rc.tag_id = rt.tag_id
    left join reaction own on own.record_type = 'discussion' and own.record_id = idea.id
      and own.user_id = ${viewer.userID} and own.tag_id = rt.tag_id
    where rt.urlcode = any(${[...voteCodes]}::text[])
    order by array_position(${[...voteCodes]}::text[], rt.urlcode)
  `.execute(db);
  const grouped = Map.groupBy(rows, ({ recordID }) => recordID);
  return new Map([...grouped].map(([id, votes]) => [id, votes.map(toCount)]));
}

/** Returns a page of the reactions to a post, newest first. */
export async function findReactions(
  db: Queryable,
  { recordType, recordID }: ReactedRecord,
  { type, page, limit }: { type?: string | undefined; page: number; limit: number },
): Promise<{ entries: ReactionLogEntry[]; total: number }> {
  const ofType = type === undefined ? sql`` : sql`and lower(rt.urlcode) = ${type.toLowerCase()}`;
  const { rows } = await sql<{
    tag_id: number;
    user_id: number;
    date_inserted: string;
    urlcode: string;
    name: string;
    class: ReactionLogEntry['reactionType']['class'];
    total: number;
  }>`
    select r.tag_id, r.user_id, r.date_inserted, rt.urlcode, rt.name, rt.class, count(*) over () as total
    from reaction r
    join reaction_type rt on rt.tag_id = r.tag_id
    where r.record_type = ${recordType} and r.record_id = ${recordID} ${ofType}
    order by r.date_inserted desc, r.user_id desc
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const authors = await findAuthors(
    db,
    rows.map(({ user_id }) => user_id),
  );
  const entries = rows.map((row) => ({
    recordType,
    recordID,
    tagID: row.tag_id,
    userID: row.user_id,
    user: authors(row.user_id),
    dateInserted: row.date_inserted,
    reactionType: { tagID: row.tag_id, urlcode: row.urlcode, name: row.name, class: row.class },
  }));
  return { entries, total: rows[0]?.total ?? 0 };
}

/** Locks the reactions to a post against concurrent changes until the transaction ends. */
const lockRecord = (trx: Transaction<Tables>, { recordType, recordID }: ReactedRecord) =>
  recordType === 'discussion'
    ? sql`select from discussion where discussion_id = ${recordID} for no key update`.execute(trx)
    : sql`select from comment where comment_id = ${recordID} for no key update`.execute(trx);

const hot = {
  discussion: hotScoreSql({
    score: sql`score + delta.value`,
    answers: sql`count_comments`,
    dateInserted: sql`date_inserted`,
  }),
  comment: hotScoreSql({
    score: sql`score + delta.value`,
    answers: sql`count_child_comments`,
    dateInserted: sql`date_inserted`,
  }),
};

/**
 * Sets a member's reaction to a post, replacing a previous one, or removes it (`tagID` undefined). Updates the counts,
 * the score of the post and the points of its author. A reaction to one's own post gives no points. The author's
 * notification is created or withdrawn, unless `isTold` is false.
 */
export async function changeReaction(
  trx: Transaction<Tables>,
  record: ReactedRecord,
  { userID, tagID, now, isTold = true }: { userID: number; tagID: number | undefined; now: Date; isTold?: boolean },
): Promise<void> {
  const { recordType, recordID, insertUserID, discussionID } = record;
  await lockReactionValues(trx);
  await lockRecord(trx, record);
  const { rows } = await sql<{ tag_id: number }>`
    select tag_id from reaction
    where record_type = ${recordType} and record_id = ${recordID} and user_id = ${userID}
  `.execute(trx);
  const former = rows[0]?.tag_id;
  if (former === tagID) return;
  if (isTold)
    await storeReactionCause(trx, record, { userID, isNew: former === undefined, isGiven: tagID !== undefined, now });
  if (isTold && tagID !== undefined && former === undefined)
    await storeWebhookEvent(trx, { event: 'reaction.added', recordType, recordID, actorID: userID, now });
  const write =
    tagID === undefined
      ? sql`delete from reaction where record_type = ${recordType} and record_id = ${recordID} and user_id = ${userID}`
      : sql`insert into reaction (record_type, record_id, user_id, tag_id, record_user_id, discussion_id, date_inserted)
          values (${recordType}, ${recordID}, ${userID}, ${tagID}, ${insertUserID}, ${discussionID}, ${now})
          on conflict (record_type, record_id, user_id) do update
            set tag_id = excluded.tag_id, date_inserted = excluded.date_inserted`;
  const table = recordType === 'discussion' ? sql`discussion` : sql`comment`;
  const key = recordType === 'discussion' ? sql`discussion_id` : sql`comment_id`;
  await sql`
    with written as (${write}),
    delta as (
      select coalesce(sum(step.sign * rt.reaction_value), 0)::integer as value,
        coalesce(sum(step.sign * rt.points), 0)::integer as points
      from (values (${tagID ?? 0}::integer, 1), (${former ?? 0}::integer, -1)) as step (tag_id, sign)
      join reaction_type rt on rt.tag_id = step.tag_id),
    counted as (
      insert into reaction_count (record_type, record_id, tag_id, count)
      select ${recordType}, ${recordID}, ${tagID ?? 0}::integer, 1 where ${tagID ?? 0}::integer > 0
      on conflict (record_type, record_id, tag_id) do update set count = reaction_count.count + 1),
    uncounted as (
      update reaction_count set count = greatest(0, count - 1)
      where record_type = ${recordType} and record_id = ${recordID} and tag_id = ${former ?? 0}::integer),
    rewarded as (
      update member set points = member.points + delta.points from delta
      where user_id = ${insertUserID} and user_id <> ${userID} and delta.points <> 0)
    update ${table} set score = score + delta.value, hot = ${hot[recordType]}
    from delta
    where ${key} = ${recordID}
  `.execute(trx);
}
