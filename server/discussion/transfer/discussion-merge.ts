import { sql, type Transaction } from 'kysely';
import { discussionUrl } from '#api/discussion/urls.ts';
import { ApiError } from '#api/errors.ts';
import { deleteDiscussion, lockDiscussion } from '#server/discussion/discussion-change.queries.ts';
import { refreshLastPosts } from '#server/discussion/reading/category-counter.ts';
import { makeOpeningComment, removeOpeningComment } from '#server/discussion/thread/opening-comment.queries.ts';
import { recountThread, renumberThread, slotsByTime } from '#server/discussion/thread/thread-order.queries.ts';
import {
  defineUndo,
  type LogState,
  logAction,
  readColumns,
  writeColumns,
} from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { findReturning, revertTransfer, type TransferUndoData, transferComments } from './comment-transfer.queries.ts';
import { restoreDiscussion } from './discussion-restore.queries.ts';
import { type MarkUndoData, revertMarkTransfer, transferMarks } from './mark-transfer.queries.ts';

type Trx = Transaction<Tables>;

/** A merge: the source discussion and the destination that receives its posts. */
export interface Merge {
  readonly sourceID: number;
  readonly destinationID: number;
  readonly addRedirect: boolean;
  readonly userID: number;
  readonly now: Date;
}

interface MergeTraces extends LogState {
  readonly commentID: number;
  readonly transfer: TransferUndoData;
  /** The changed marks of members. Log entries of earlier versions have none. */
  readonly marks?: MarkUndoData;
  /** The previous state of a source that becomes a redirect. */
  readonly state: LogState | null;
}

const linked = ['type', 'closed', 'canonical_url'];

async function standingIDs(trx: Trx, discussionID: number): Promise<number[]> {
  const { rows } = await sql<{ comment_id: number }>`
    select comment_id from comment where discussion_id = ${discussionID} and delete_method is distinct from 'full'
  `.execute(trx);
  return rows.map(({ comment_id }) => comment_id);
}

/** Turns a discussion into a redirect to another one. Returns its previous state. */
async function becomeLink(trx: Trx, sourceID: number, destinationID: number): Promise<LogState> {
  const state = await readColumns(trx, 'discussion', sourceID, linked);
  const { name } = await readColumns(trx, 'discussion', destinationID, ['name']);
  const url = discussionUrl({ discussionID: destinationID, name: String(name) });
  await writeColumns(trx, 'discussion', sourceID, { type: 'redirect', closed: true, canonical_url: url });
  return state;
}

/**
 * Merges a discussion into another: its opening post and comments are inserted in chronological order, with their
 * replies, reactions and the members' marks. The source is deleted or becomes a redirect. Returns the ID of the log
 * entry.
 */
export async function mergeDiscussion(trx: Trx, merge: Merge): Promise<number> {
  const { sourceID, destinationID, addRedirect, userID, now } = merge;
  for (const id of [sourceID, destinationID].sort((a, b) => a - b)) await lockDiscussion(trx, id);
  const commentID = await makeOpeningComment(trx, sourceID);
  const come = await slotsByTime(trx, destinationID, await standingIDs(trx, sourceID));
  const transfer = await transferComments(trx, { fromID: sourceID, toID: destinationID, come, empties: true });
  const marks = await transferMarks(trx, transfer, { isLink: addRedirect });
  const state = addRedirect ? await becomeLink(trx, sourceID, destinationID) : null;
  if (!addRedirect) await deleteDiscussion(trx, sourceID, { userID, now });
  const traces: MergeTraces = { commentID, transfer, marks, state };
  return logAction(trx, {
    action: 'discussion.merge',
    actorID: userID,
    recordType: 'discussion',
    recordID: sourceID,
    before: { merged_into: null, ...traces },
    after: { merged_into: destinationID },
  });
}

async function undoMerge(
  trx: Trx,
  sourceID: number,
  { commentID, transfer, marks, state }: MergeTraces,
): Promise<void> {
  const come = await findReturning(trx, transfer);
  if (!come.some((slot) => slot.commentID === commentID)) throw new ApiError('log-entry.different');
  if (state) {
    await writeColumns(trx, 'discussion', sourceID, state);
    await restoreDiscussion(trx, sourceID);
  } else if (!(await restoreDiscussion(trx, sourceID))) throw new ApiError('log-entry.different');
  if (marks) await revertMarkTransfer(trx, transfer, marks);
  await revertTransfer(trx, transfer, come);
  await removeOpeningComment(trx, sourceID, commentID);
  await leaveOpening(trx, sourceID, transfer);
}

/** Renumbers and recounts a thread after its opening comment has become the opening post again. */
async function leaveOpening(trx: Trx, discussionID: number, { before }: TransferUndoData): Promise<void> {
  await renumberThread(trx, discussionID, { keepsReadPositions: true });
  await recountThread(trx, discussionID);
  await writeColumns(trx, 'discussion', discussionID, before.from);
  const locked = await lockDiscussion(trx, discussionID);
  if (locked) await refreshLastPosts(trx, [locked.category_id]);
}

defineUndo({
  action: 'discussion.merge',
  permission: 'discussions.manage',
  undo: (trx, { recordID, before }) => undoMerge(trx, recordID, before as unknown as MergeTraces),
});
