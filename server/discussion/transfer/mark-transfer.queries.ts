import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { TransferUndoData } from './comment-transfer.queries.ts';

type Trx = Transaction<Tables>;

/** A change of one member's marks on a discussion, as JSON. `was` is null when the member had none. */
interface MarkChange {
  readonly user_id: number;
  readonly was: Readonly<Record<string, unknown>> | null;
  readonly became: Readonly<Record<string, unknown>>;
}

/**
 * The marks that a merge changed, with their previous values. It contains everything that undoing the merge requires.
 */
export interface MarkUndoData {
  readonly changes: readonly MarkChange[];
  /** Drafts of replies and held comments that were moved to the other discussion. */
  readonly draftIDs: readonly number[];
  readonly heldPostIDs: readonly number[];
  /** Bookmarks that were removed from the discussion that became a redirect. */
  readonly linkBookmarks: readonly { readonly userID: number; readonly date: string | null }[];
}

const recountBookmarks = async (trx: Trx, discussionID: number): Promise<void> => {
  await sql`
    update discussion set count_bookmarks = (
      select count(*) from discussion_member where discussion_id = ${discussionID} and bookmarked)
    where discussion_id = ${discussionID}
  `.execute(trx);
};

/**
 * Transfers the members' marks from a discussion to the one that has received its comments. Bookmarks of either
 * discussion are preserved. A mute is preserved unless the member bookmarked the other discussion or participated in
 * it. The new read position is the last one before the first unread comment of either discussion, but not lower than
 * the member's previous position in the other discussion.
 */
async function mergeMarks(trx: Trx, transfer: TransferUndoData): Promise<MarkChange[]> {
  const { fromID, toID, slots, joinedIDs, strangerIDs } = transfer;
  const { rows } = await sql<MarkChange>`
    with came as (
      select comment_id, slot
      from unnest(${slots.map(({ commentID }) => commentID)}::bigint[], ${slots.map(({ slot }) => slot)}::integer[])
        as came (comment_id, slot)),
    thread as (
      select c.position, came.slot from comment c left join came using (comment_id)
      where c.discussion_id = ${toID} and c.delete_method is distinct from 'full'),
    own as (select * from discussion_member where discussion_id = ${toID}),
    marked as (
      select theirs.*, own.user_id is null as is_new, coalesce(own.bookmarked, false) as own_bookmarked,
        own.date_bookmarked as own_date, coalesce(own.muted, false) as own_muted, coalesce(own.count_read, 0) as own_read,
        own.date_last_viewed as own_viewed,
        coalesce(own.participated, false) and own.user_id <> all(${[...joinedIDs, ...strangerIDs]}::bigint[]) as took_part
      from discussion_member theirs left join own using (user_id)
      where theirs.discussion_id = ${fromID}
        and (theirs.bookmarked or theirs.muted or theirs.date_last_viewed is not null)),
    reached as (
      select read.own_read, read.count_read, (
        select coalesce(min(position) - 1, (select max(position) from thread), 0) from thread
        where case when slot is null then position > read.own_read else slot > read.count_read end) as position
      from (select distinct own_read, count_read from marked) read),
    merged as (
      select user_id, is_new, own_bookmarked or bookmarked as bookmarked,
        case when own_bookmarked then own_date when bookmarked then date_bookmarked end as date_bookmarked,
        own_muted or (muted and not own_bookmarked and not took_part) as muted,
        case when date_last_viewed is null then own_read else greatest(own_read, reached.position) end as count_read,
        coalesce(own_viewed, date_last_viewed) as date_last_viewed
      from marked join reached using (own_read, count_read)),
    written as (
      insert into discussion_member as dm
        (user_id, discussion_id, bookmarked, date_bookmarked, muted, count_read, date_last_viewed)
      select user_id, ${toID}, bookmarked, date_bookmarked, muted, count_read, date_last_viewed from merged
      on conflict (user_id, discussion_id) do update
        set bookmarked = excluded.bookmarked, date_bookmarked = excluded.date_bookmarked, muted = excluded.muted,
          count_read = excluded.count_read, date_last_viewed = excluded.date_last_viewed
        where (dm.bookmarked, dm.date_bookmarked, dm.muted, dm.count_read, dm.date_last_viewed) is distinct from
          (excluded.bookmarked, excluded.date_bookmarked, excluded.muted, excluded.count_read, excluded.date_last_viewed)
      returning dm.*)
    select written.user_id, to_jsonb(own) as was, to_jsonb(written) as became
    from written left join own using (user_id) order by written.user_id
  `.execute(trx);
  return rows;
}

/** Moves drafts of replies and held comments to another discussion. */
async function carryUnposted(trx: Trx, { fromID, toID }: Pick<TransferUndoData, 'fromID' | 'toID'>) {
  const { rows: drafts } = await sql<{ id: number }>`
    update draft set parent_record_id = ${toID}
    where record_type = 'comment' and parent_record_type = 'discussion' and parent_record_id = ${fromID}
    returning draft_id as id
  `.execute(trx);
  const { rows: held } = await sql<{ id: number }>`
    update held_post
    set discussion_id = ${toID}, post = post - 'discussionID'
      || jsonb_build_object('parentRecordType', 'discussion', 'parentRecordID', ${toID}::bigint)
    where record_type = 'comment' and discussion_id = ${fromID} and status = 'held' and edit_of is null
    returning held_post_id as id
  `.execute(trx);
  return { draftIDs: drafts.map(({ id }) => id), heldPostIDs: held.map(({ id }) => id) };
}

/**
 * Removes the bookmarks of a discussion that has become a redirect, so that lists of bookmarks do not contain it twice.
 */
async function takeBookmarks(trx: Trx, discussionID: number): Promise<MarkUndoData['linkBookmarks']> {
  const { rows } = await sql<{ userID: number; date: string | null }>`
    with kept as (
      select user_id, date_bookmarked from discussion_member where discussion_id = ${discussionID} and bookmarked)
    update discussion_member dm set bookmarked = false, date_bookmarked = null
    from kept where dm.discussion_id = ${discussionID} and dm.user_id = kept.user_id
    returning dm.user_id as "userID", to_jsonb(kept.date_bookmarked) #>> '{}' as date
  `.execute(trx);
  return rows;
}

/**
 * Transfers the members' marks from a discussion to the one into which it was merged: bookmarks, mutes, read positions,
 * drafts of replies, and held comments. Call it after the transfer of the comments.
 */
export async function transferMarks(
  trx: Trx,
  transfer: TransferUndoData,
  { isLink }: { isLink: boolean },
): Promise<MarkUndoData> {
  const changes = await mergeMarks(trx, transfer);
  const unposted = await carryUnposted(trx, transfer);
  const linkBookmarks = isLink ? await takeBookmarks(trx, transfer.fromID) : [];
  for (const id of [transfer.fromID, transfer.toID]) await recountBookmarks(trx, id);
  return { changes, ...unposted, linkBookmarks };
}

/** Restores the previous values of marks that members have not changed since. */
async function unmergeMarks(trx: Trx, toID: number, changes: readonly MarkChange[]): Promise<void> {
  await sql`
    with changed as (
      select user_id, jsonb_populate_record(null::discussion_member, coalesce(was,
          '{"count_read": 0, "bookmarked": false, "muted": false}'::jsonb)) as was,
        jsonb_populate_record(null::discussion_member, became) as became
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as changed (user_id bigint, was jsonb, became jsonb))
    update discussion_member dm
    set bookmarked = case when dm.bookmarked = (became).bookmarked then (was).bookmarked else dm.bookmarked end,
      date_bookmarked = case when dm.date_bookmarked is not distinct from (became).date_bookmarked
        then (was).date_bookmarked else dm.date_bookmarked end,
      muted = case when dm.muted = (became).muted then (was).muted else dm.muted end,
      count_read = case when dm.count_read = (became).count_read then (was).count_read else dm.count_read end,
      date_last_viewed = case when dm.date_last_viewed is not distinct from (became).date_last_viewed
        then (was).date_last_viewed else dm.date_last_viewed end
    from changed where dm.discussion_id = ${toID} and dm.user_id = changed.user_id
  `.execute(trx);
  const newIDs = changes.filter(({ was }) => was === null).map(({ user_id }) => user_id);
  await sql`
    delete from discussion_member
    where discussion_id = ${toID} and user_id = any(${newIDs}::bigint[]) and not participated and not bookmarked
      and not muted and not dismissed and date_last_viewed is null and count_read = 0
  `.execute(trx);
}

/** Reverts `transferMarks`. Call it before the comments are moved back. */
export async function revertMarkTransfer(
  trx: Trx,
  { fromID, toID }: Pick<TransferUndoData, 'fromID' | 'toID'>,
  { changes, draftIDs, heldPostIDs, linkBookmarks }: MarkUndoData,
): Promise<void> {
  await unmergeMarks(trx, toID, changes);
  await sql`
    update draft set parent_record_id = ${fromID}
    where draft_id = any(${[...draftIDs]}::bigint[]) and parent_record_type = 'discussion' and parent_record_id = ${toID}
  `.execute(trx);
  await sql`
    update held_post
    set discussion_id = ${fromID}, post = post || jsonb_build_object('parentRecordID', ${fromID}::bigint)
    where held_post_id = any(${[...heldPostIDs]}::bigint[]) and status = 'held' and discussion_id = ${toID}
  `.execute(trx);
  await sql`
    update discussion_member dm set bookmarked = true, date_bookmarked = kept.date
    from unnest(${linkBookmarks.map(({ userID }) => userID)}::bigint[],
      ${linkBookmarks.map(({ date }) => date)}::timestamptz[]) as kept (user_id, date)
    where dm.discussion_id = ${fromID} and dm.user_id = kept.user_id
  `.execute(trx);
  for (const id of [fromID, toID]) await recountBookmarks(trx, id);
}

/**
 * Copies the members' marks of a discussion to a new one that receives some of its comments: bookmarks, mutes and read
 * positions. Call it before the transfer of the comments, with the comments in thread order. Returns the members who
 * have bookmarked both.
 */
export async function copyMarks(
  trx: Trx,
  { fromID, toID, commentIDs }: { fromID: number; toID: number; commentIDs: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number; bookmarked: boolean }>`
    insert into discussion_member as dm
      (user_id, discussion_id, bookmarked, date_bookmarked, muted, count_read, date_last_viewed)
    select user_id, ${toID}, bookmarked, date_bookmarked, muted, read.count,
      case when read.count > 0 then date_last_viewed end
    from discussion_member
    cross join lateral (
      select count(*) from comment
      where comment_id = any(${[...commentIDs]}::bigint[]) and position <= discussion_member.count_read) read
    where discussion_id = ${fromID} and (bookmarked or muted or read.count > 0)
    on conflict (user_id, discussion_id) do update
      set bookmarked = excluded.bookmarked, date_bookmarked = excluded.date_bookmarked, muted = excluded.muted,
        count_read = excluded.count_read
    returning user_id, bookmarked
  `.execute(trx);
  await recountBookmarks(trx, toID);
  return rows.filter(({ bookmarked }) => bookmarked).map(({ user_id }) => user_id);
}

/**
 * Transfers members' data from a split-off discussion before its removal: bookmarks added since by members not in
 * `markedIDs`, and drafts of replies.
 */
export async function transferMarksBack(
  trx: Trx,
  { fromID, toID }: Pick<TransferUndoData, 'fromID' | 'toID'>,
  markedIDs: readonly number[],
): Promise<void> {
  await sql`
    insert into discussion_member as dm (user_id, discussion_id, bookmarked, date_bookmarked)
    select user_id, ${fromID}, true, date_bookmarked from discussion_member
    where discussion_id = ${toID} and bookmarked and user_id <> all(${[...markedIDs]}::bigint[])
    on conflict (user_id, discussion_id) do update set bookmarked = true, date_bookmarked = excluded.date_bookmarked
      where not dm.bookmarked
  `.execute(trx);
  await carryUnposted(trx, { fromID: toID, toID: fromID });
  await recountBookmarks(trx, fromID);
}
