import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { deleteDiscussion, lockDiscussion } from '#server/discussion/discussion-change.queries.ts';
import { insertDiscussion, type NewDiscussion } from '#server/discussion/discussion-start.queries.ts';
import { addToAncestors } from '#server/discussion/thread/thread-order.queries.ts';
import { defineUndo, type LogState, logAction } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { indexAnswers } from '#server/post/answer-index.queries.ts';
import { findReturning, revertTransfer, type TransferUndoData, transferComments } from './comment-transfer.queries.ts';
import { requireCommentsInDiscussion } from './concurrent-move.ts';
import { copyMarks, transferMarksBack } from './mark-transfer.queries.ts';

type Trx = Transaction<Tables>;

/** A branch that was cut from a thread: its previous parent and depth. */
interface Cut {
  readonly commentID: number;
  readonly parentID: number;
  readonly depth: number;
  /** The number of comments of the branch. */
  readonly size: number;
}

interface SplitTraces extends LogState {
  readonly cuts: readonly Cut[];
  readonly transfer: TransferUndoData;
  /** The members whose bookmark was copied to the new discussion. Log entries of earlier versions have none. */
  readonly markedIDs?: readonly number[];
}

/** Finds the selected comments with all their replies, in thread order. */
async function findBranches(trx: Trx, commentIDs: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ comment_id: number }>`
    with recursive branch as (
      select comment_id from comment where comment_id = any(${[...commentIDs]}::bigint[])
      union
      select c.comment_id from branch join comment c on c.parent_comment_id = branch.comment_id)
    select comment_id from branch join comment using (comment_id)
    where delete_method is distinct from 'full' order by position
  `.execute(trx);
  return rows.map(({ comment_id }) => comment_id);
}

/** Finds the comments whose parent is not moved. */
async function findCuts(trx: Trx, commentIDs: readonly number[]): Promise<Cut[]> {
  const { rows } = await sql<Cut>`
    select comment_id as "commentID", parent_comment_id as "parentID", depth, count_child_comments + 1 as size
    from comment
    where comment_id = any(${[...commentIDs]}::bigint[]) and parent_comment_id is not null
      and parent_comment_id <> all(${[...commentIDs]}::bigint[])
    order by comment_id
  `.execute(trx);
  return rows;
}

/** Attaches a branch to another comment, or to the discussion itself. */
async function graft(trx: Trx, commentID: number, { parentID, depth }: { parentID: number | null; depth: number }) {
  await sql`
    with recursive branch as (
      select comment_id, depth as old from comment where comment_id = ${commentID}
      union all
      select c.comment_id, branch.old from branch join comment c on c.parent_comment_id = branch.comment_id)
    update comment c
    set depth = c.depth - branch.old + ${depth},
      parent_comment_id = case when c.comment_id = ${commentID} then ${parentID}::bigint else c.parent_comment_id end
    from branch where c.comment_id = branch.comment_id
  `.execute(trx);
}

/** The comments to be split off, and the new discussion. */
export interface Split {
  readonly fromID: number;
  readonly commentIDs: readonly number[];
  readonly made: NewDiscussion;
  readonly actorID: number;
}

/**
 * Moves comments with all their replies and the members' marks into a new discussion. Returns the ID of the discussion,
 * the ID of the log entry, and the number of moved comments.
 *
 * @throws {ApiError} comment.moved-meanwhile, comment.deleted-meanwhile
 */
export async function splitComments(
  trx: Trx,
  { fromID, commentIDs, made, actorID }: Split,
): Promise<{ discussionID: number; logID: number; count: number }> {
  await lockDiscussion(trx, fromID);
  await requireCommentsInDiscussion(trx, fromID, commentIDs);
  const ids = await findBranches(trx, commentIDs);
  const cuts = await findCuts(trx, ids);
  const discussionID = await insertDiscussion(trx, made);
  if (made.postMeta) await indexAnswers(trx, [discussionID]);
  for (const { commentID, parentID, size } of cuts) {
    await addToAncestors(trx, parentID, -size);
    await graft(trx, commentID, { parentID: null, depth: 1 });
  }
  const markedIDs = await copyMarks(trx, { fromID, toID: discussionID, commentIDs: ids });
  const come = ids.map((commentID, index) => ({ commentID, slot: index + 1 }));
  const transfer = await transferComments(trx, { fromID, toID: discussionID, come });
  const traces: SplitTraces = { cuts, transfer, markedIDs };
  const logID = await logAction(trx, {
    action: 'discussion.split',
    actorID,
    recordType: 'discussion',
    recordID: discussionID,
    before: { split_from: null, ...traces },
    after: { split_from: fromID },
  });
  return { discussionID, logID, count: ids.length };
}

const standsIn = async (trx: Trx, commentID: number, discussionID: number): Promise<boolean> => {
  const { rows } = await sql`
    select from comment
    where comment_id = ${commentID} and discussion_id = ${discussionID} and delete_method is distinct from 'full'
  `.execute(trx);
  return rows.length > 0;
};

/** Reattaches a branch to its previous parent if both still exist. Otherwise the branch remains at the top level. */
async function mend(trx: Trx, { commentID, parentID, depth }: Cut, { fromID, toID }: TransferUndoData): Promise<void> {
  if (!(await standsIn(trx, commentID, toID)) || !(await standsIn(trx, parentID, fromID))) return;
  await graft(trx, commentID, { parentID, depth });
  const { rows } = await sql<{ size: number }>`
    select count_child_comments + 1 as size from comment where comment_id = ${commentID}
  `.execute(trx);
  await addToAncestors(trx, parentID, rows[0]?.size ?? 0);
}

async function undoSplit(
  trx: Trx,
  discussionID: number,
  { cuts, transfer, markedIDs = [] }: SplitTraces,
  by: { userID: number; now: Date },
): Promise<void> {
  for (const id of [transfer.fromID, discussionID].sort((a, b) => a - b)) {
    const locked = await lockDiscussion(trx, id);
    if (!locked || locked.date_deleted !== null) throw new ApiError('log-entry.different');
  }
  const come = await findReturning(trx, transfer);
  for (const cut of cuts) await mend(trx, cut, transfer);
  await revertTransfer(trx, transfer, come);
  const left = await lockDiscussion(trx, discussionID);
  if (left?.count_comments !== 0) return;
  await transferMarksBack(trx, transfer, markedIDs);
  await deleteDiscussion(trx, discussionID, by);
}

defineUndo({
  action: 'discussion.split',
  permission: ['curation.manage', 'discussions.manage'],
  undo: (trx, { recordID, before }, by) => undoSplit(trx, recordID, before as unknown as SplitTraces, by),
});
