import { sql, type Transaction } from 'kysely';
import { refreshAccepted } from '#server/discussion/answer/comment-answer.queries.ts';
import { lockDiscussion } from '#server/discussion/discussion-change.queries.ts';
import { refreshLastPosts } from '#server/discussion/reading/category-counter.ts';
import {
  recountThread,
  renewLastComment,
  renumberThread,
  type Slot,
} from '#server/discussion/thread/thread-order.queries.ts';
import { readColumns, writeColumns } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Trx = Transaction<Tables>;

/** The last-activity columns of a thread, as stored in the log. */
type ThreadState = Readonly<Record<string, unknown>>;

/** The data that a transfer changes in addition to the positions of its comments. It allows restoring both threads. */
export interface TransferUndoData {
  readonly fromID: number;
  readonly toID: number;
  /** The comments with their positions in the source thread. */
  readonly slots: readonly Slot[];
  readonly before: { readonly from: ThreadState; readonly to: ThreadState };
  readonly after: { readonly from: ThreadState; readonly to: ThreadState };
  /**
   * Members who became participants of the target thread: those already known to it, and strangers without any previous
   * relation to it. `leftIDs` are members who are no longer participants of the source thread.
   */
  readonly joinedIDs: readonly number[];
  readonly strangerIDs: readonly number[];
  readonly leftIDs: readonly number[];
  /** The read positions of members whose last read comment was moved. */
  readonly readers: readonly { readonly userID: number; readonly countRead: number }[];
}

const activity = ['last_comment_id', 'last_user_id', 'date_last_comment', 'accepted_comment_id'];

const stateOf = (trx: Trx, discussionID: number) => readColumns(trx, 'discussion', discussionID, activity);

/** Locks two discussions, always in ID order to prevent deadlocks. */
async function lockBoth(trx: Trx, ids: readonly number[]) {
  const categories: number[] = [];
  for (const id of [...ids].sort((a, b) => a - b)) {
    const locked = await lockDiscussion(trx, id);
    if (locked) categories.push(locked.category_id);
  }
  return categories;
}

async function readReaders(trx: Trx, discussionID: number, commentIDs: readonly number[]) {
  const { rows } = await sql<{ userID: number; countRead: number }>`
    select user_id as "userID", count_read as "countRead" from discussion_member
    where discussion_id = ${discussionID} and count_read in (
      select position from comment where comment_id = any(${[...commentIDs]}::bigint[]))
    order by user_id
  `.execute(trx);
  return rows;
}

async function readSlots(trx: Trx, commentIDs: readonly number[]): Promise<Slot[]> {
  const { rows } = await sql<Slot>`
    select comment_id as "commentID", position as slot from comment
    where comment_id = any(${[...commentIDs]}::bigint[]) order by position, comment_id
  `.execute(trx);
  return rows;
}

/**
 * Moves comments with their related data to another discussion: reactions, notifications (including the batch that
 * groups them) and drafts that edit the comments or reply to them.
 */
async function carry(trx: Trx, commentIDs: readonly number[], toID: number): Promise<void> {
  const ids = [...commentIDs];
  await sql`
    with carried as (
      update comment set discussion_id = ${toID} where comment_id = any(${ids}::bigint[])),
    reacted as (
      update reaction set discussion_id = ${toID} where record_type = 'comment' and record_id = any(${ids}::bigint[])),
    drafted as (
      update draft set parent_record_id = ${toID}
      where record_type = 'comment' and parent_record_type = 'discussion' and parent_record_id <> ${toID} and (
        record_id = any(${ids}::bigint[])
        or attributes #>> '{draftMeta,commentParentID}' = any(${ids.map(String)}::text[])))
    update notification
    set discussion_id = ${toID}, batch = case when batch = type || ' discussion:' || discussion_id
      then type || ' discussion:' || ${toID}::bigint else batch end
    where record_type = 'comment' and record_id = any(${ids}::bigint[]) and discussion_id is not null
  `.execute(trx);
}

/**
 * Makes the authors of comments participants of a discussion. Returns the new participants, separated by whether they
 * had any previous relation to the discussion.
 */
async function joinWriters(trx: Trx, discussionID: number, commentIDs: readonly number[]) {
  const { rows } = await sql<{ user_id: number; is_stranger: boolean }>`
    with writers as (
      select distinct insert_user_id as user_id from comment
      where comment_id = any(${[...commentIDs]}::bigint[]) and date_deleted is null),
    known as (
      select user_id, participated from discussion_member
      where discussion_id = ${discussionID} and user_id in (select user_id from writers)),
    joined as (
      insert into discussion_member (user_id, discussion_id, participated)
      select user_id, ${discussionID}, true from writers
      on conflict (user_id, discussion_id) do update set participated = true)
    select writers.user_id, known.user_id is null as is_stranger
    from writers left join known using (user_id)
    where known.participated is not true
    order by 1
  `.execute(trx);
  const ids = (isStranger: boolean) => rows.filter((row) => row.is_stranger === isStranger).map((row) => row.user_id);
  return { joinedIDs: ids(false), strangerIDs: ids(true) };
}

/** Removes members without remaining comments from the participants of a discussion. Returns their IDs. */
async function partWriters(trx: Trx, discussionID: number, commentIDs: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    update discussion_member dm set participated = false
    where discussion_id = ${discussionID} and participated
      and user_id in (select insert_user_id from comment where comment_id = any(${[...commentIDs]}::bigint[]))
      and not exists (
        select from comment c
        where c.discussion_id = ${discussionID} and c.insert_user_id = dm.user_id and c.date_deleted is null)
    returning user_id
  `.execute(trx);
  return rows.map(({ user_id }) => user_id).sort((a, b) => a - b);
}

/** The source, the target and the comments of a transfer. `come` contains the positions in the target thread. */
export interface Transfer {
  readonly fromID: number;
  readonly toID: number;
  readonly come: readonly Slot[];
  /** Whether the transfer moves all comments. The read positions of the source thread are then preserved. */
  readonly empties?: boolean;
}

/** Moves comments from one discussion to another and updates positions, counters, last posts and read positions. */
export async function transferComments(
  trx: Trx,
  { fromID, toID, come, empties = false }: Transfer,
): Promise<TransferUndoData> {
  const ids = come.map(({ commentID }) => commentID);
  const categories = await lockBoth(trx, [fromID, toID]);
  const before = { from: await stateOf(trx, fromID), to: await stateOf(trx, toID) };
  const slots = await readSlots(trx, ids);
  const readers = empties ? [] : await readReaders(trx, fromID, ids);
  const joined = await joinWriters(trx, toID, ids);
  await carry(trx, ids, toID);
  if (!empties) await renumberThread(trx, fromID, { removedIDs: ids });
  await renumberThread(trx, toID, { come });
  const leftIDs = await partWriters(trx, fromID, ids);
  for (const id of [fromID, toID]) {
    await recountThread(trx, id);
    await renewLastComment(trx, id, { grows: id === toID });
    await refreshAccepted(trx, id);
  }
  await refreshLastPosts(trx, categories);
  const after = { from: await stateOf(trx, fromID), to: await stateOf(trx, toID) };
  return { fromID, toID, slots, before, after, ...joined, leftIDs, readers };
}

/** Restores the activity columns of a thread that have not changed since the transfer. */
async function writeActivity(trx: Trx, discussionID: number, was: ThreadState, became: ThreadState, left: ThreadState) {
  const untouched = Object.entries(was).filter(([column]) => left[column] === became[column]);
  await writeColumns(trx, 'discussion', discussionID, Object.fromEntries(untouched));
}

/** Reverts a transfer. `come` contains the comments to move back with their positions. */
export async function revertTransfer(trx: Trx, traces: TransferUndoData, come: readonly Slot[]): Promise<void> {
  const { fromID, toID, before, after, joinedIDs, strangerIDs, leftIDs, readers } = traces;
  const ids = come.map(({ commentID }) => commentID);
  const categories = await lockBoth(trx, [fromID, toID]);
  const left = { from: await stateOf(trx, fromID), to: await stateOf(trx, toID) };
  await carry(trx, ids, fromID);
  await renumberThread(trx, toID, { removedIDs: ids });
  await renumberThread(trx, fromID, { come });
  for (const id of [fromID, toID]) {
    await recountThread(trx, id);
    await renewLastComment(trx, id, { grows: false });
    await refreshAccepted(trx, id);
  }
  await writeActivity(trx, fromID, before.from, after.from, left.from);
  await writeActivity(trx, toID, before.to, after.to, left.to);
  await restoreReaders(trx, fromID, readers);
  await restoreWriters(trx, { fromID, toID, joinedIDs, strangerIDs, leftIDs });
  await refreshLastPosts(trx, categories);
}

async function restoreReaders(trx: Trx, discussionID: number, readers: TransferUndoData['readers']): Promise<void> {
  await sql`
    update discussion_member dm set count_read = greatest(dm.count_read, kept.count_read)
    from unnest(${readers.map(({ userID }) => userID)}::bigint[], ${readers.map(({ countRead }) => countRead)}::integer[])
      as kept (user_id, count_read)
    where dm.discussion_id = ${discussionID} and dm.user_id = kept.user_id
  `.execute(trx);
}

type Writers = Pick<TransferUndoData, 'fromID' | 'toID' | 'joinedIDs' | 'strangerIDs' | 'leftIDs'>;

async function restoreWriters(trx: Trx, { fromID, toID, joinedIDs, strangerIDs, leftIDs }: Writers): Promise<void> {
  const writesThere = sql`exists (
    select from comment c where c.discussion_id = ${toID} and c.insert_user_id = dm.user_id and c.date_deleted is null)`;
  await sql`
    update discussion_member dm set participated = true
    where discussion_id = ${fromID} and user_id = any(${[...leftIDs]}::bigint[])
  `.execute(trx);
  await sql`
    update discussion_member dm set participated = false
    where discussion_id = ${toID} and user_id = any(${[...joinedIDs, ...strangerIDs]}::bigint[]) and not ${writesThere}
  `.execute(trx);
  await sql`
    delete from discussion_member dm
    where discussion_id = ${toID} and user_id = any(${[...strangerIDs]}::bigint[]) and not participated
      and not bookmarked and not muted and not dismissed and date_last_viewed is null and count_read = 0
  `.execute(trx);
}

/**
 * Finds the comments to move back: the transferred ones that still exist, at their original positions, followed by the
 * replies to them that were added since.
 */
export async function findReturning(trx: Trx, { toID, slots }: TransferUndoData): Promise<Slot[]> {
  const { rows } = await sql<{ comment_id: number; slot: number | null }>`
    with recursive came as (
      select comment_id, slot
      from unnest(${slots.map(({ commentID }) => commentID)}::bigint[], ${slots.map(({ slot }) => slot)}::integer[])
        as came (comment_id, slot)),
    back as (
      select c.comment_id, came.slot from came join comment c using (comment_id)
      where c.discussion_id = ${toID} and c.delete_method is distinct from 'full'
      union
      select c.comment_id, came.slot
      from back join comment c on c.parent_comment_id = back.comment_id
      left join came on came.comment_id = c.comment_id
      where c.discussion_id = ${toID} and c.delete_method is distinct from 'full')
    select back.comment_id, back.slot from back join comment using (comment_id) order by back.slot, position
  `.execute(trx);
  const last = Math.max(0, ...slots.map(({ slot }) => slot));
  return rows.map(({ comment_id, slot }, index) => ({ commentID: comment_id, slot: slot ?? last + index + 1 }));
}
