import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { AskedPermission } from '#api/member/role/permission.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { demandConfirmed } from '#server/account/credential/confirmed-session.ts';
import { withUndoAuthority } from '#server/member/role/authority-change.ts';
import { afterCommit, inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { demand, type Viewer } from '#server/platform/http/viewer.ts';
import {
  insertEntries,
  insertEntry,
  type LogEntry,
  type LoggedChange,
  lastChangeSince,
  lockEntry,
  markUndone,
  signatureOf,
} from './log-entry.queries.ts';

/** A state as it is kept in the log: plain JSON, moments as text of the database with all their digits. */
export type LogState = Readonly<Record<string, unknown>>;

/** Something a moderator has just done. */
export interface LoggedAction {
  readonly action: LogAction;
  /** Who did it; null where the forum itself did. */
  readonly actorID: number | null;
  readonly recordType: string;
  readonly recordID: number;
  /** What the record was in those parts that changed: all that `undo` needs to bring it back. */
  readonly before: LogState;
  /** The same parts as they are now; the keys tell which later actions are in the way of an undo. */
  readonly after: LogState;
  readonly reason?: string | undefined;
  /** Whether the log for everybody tells of it; true unless given. What tells about a person's account is not public. */
  readonly isPublic?: boolean;
}

/**
 * Keeps what a moderator has done, in the transaction that does it. For discussions and comments the log finds the
 * category (and a comment's discussion) by itself, also when they are deleted. Gives the entry's number.
 *
 * @example
 * const before = await readColumns(trx, 'discussion', id, ['closed']);
 * await updateDiscussion(trx, id, …);
 * await logAction(trx, { action: 'discussion.close', actorID, recordType: 'discussion', recordID: id, before, after: { closed: true } });
 */
export function logAction(trx: Transaction<Tables>, action: LoggedAction): Promise<number> {
  return insertEntry(trx, { ...action, undoOf: null });
}

/** Keeps what a moderator has done to many records at once, an entry for each; gives their numbers by the records'. */
export function logActions(
  trx: Transaction<Tables>,
  action: Omit<LoggedAction, keyof LoggedChange>,
  changes: readonly LoggedChange[],
): Promise<Map<number, number>> {
  return insertEntries(trx, { ...action, undoOf: null }, changes);
}

/** Who takes something back, and when. */
export interface Undoing {
  readonly forum: Forum;
  readonly userID: number;
  readonly now: Date;
}

/** How one action is taken back. */
export interface Undo {
  readonly action: LogAction;
  /** Who may take it back: any of these, in the record's category where the entry has one; as doing it demands. */
  readonly permission: AskedPermission | readonly AskedPermission[];
  /**
   * Reads the parts of the record named in `after`, as they are now. Where it is given and they are not as in `after`,
   * the undo is refused with 409. Without it, later entries of the same record that share a key with `after` are in the way.
   */
  readonly current?: (trx: Transaction<Tables>, entry: LogEntry) => Promise<LogState>;
  /** Leaves out of the entry what nobody can bring back, and nobody misses: what belonged to members who have left since. */
  readonly settle?: (trx: Transaction<Tables>, entry: LogEntry) => Promise<LogEntry>;
  /** Brings `entry.before` back, in the transaction; it does not log: the undo is logged by itself. */
  readonly undo: (trx: Transaction<Tables>, entry: LogEntry, by: Undoing) => Promise<void>;
  /** Whether the undo opens a way into an account; it then requires a confirmed session, as the routes that do the same. */
  readonly protects?: (entry: LogEntry) => boolean;
  /** What follows once the transaction is committed: kept copies told to renew, for instance. */
  readonly afterwards?: (forum: Forum, entry: LogEntry) => unknown;
}

const undos = new Map<LogAction, Undo>();

/**
 * Says how an action is taken back; called once, as the module that does the action is loaded.
 *
 * @example
 * defineUndo({ action: 'discussion.close', permission: 'discussions.moderate', ...undoByColumns('discussion') });
 */
export function defineUndo(undo: Undo): void {
  if (undos.has(undo.action)) throw new Error(`The undo of ${undo.action} is defined twice.`);
  undos.set(undo.action, undo);
}

/** Every action that can be taken back, for tests and for the page of the log. */
export const undoableActions = (): readonly LogAction[] => [...undos.keys()];

/** Whether the viewer may take an action back, in the category of its record. */
export function mayUndo(viewer: Viewer, { action, categoryID }: Pick<LogEntry, 'action' | 'categoryID'>): boolean {
  const undo = undos.get(action);
  return undo !== undefined && isAllowed(() => demand(viewer, undo.permission, categoryID ?? undefined));
}

const isAllowed = (check: () => void): boolean => {
  try {
    check();
    return true;
  } catch {
    return false;
  }
};

async function refuseIfChanged(trx: Transaction<Tables>, undo: Undo, entry: LogEntry): Promise<void> {
  const later = await lastChangeSince(trx, entry);
  const isAsLeft = !undo.current || isDeepStrictEqual(await undo.current(trx, entry), entry.after);
  if (later) {
    const by = await signatureOf(trx, later.logID);
    throw new ApiError('log-entry.changed', { subject: by.name, record: by });
  }
  if (!isAsLeft) throw new ApiError('log-entry.different');
}

const foreignKeyViolation = '23503';

/** What an undo would bring back may need something that is gone for good: that is no fault of the forum. */
function refuseGone(error: unknown): never {
  throw (error as { code?: string }).code === foreignKeyViolation ? new ApiError('log-entry.gone') : error;
}

async function undoIn(trx: Transaction<Tables>, viewer: Viewer, logID: number, forum: Forum): Promise<LogEntry> {
  const kept = await lockEntry(trx, logID);
  if (!kept) throw new ApiError('log-entry.not-found');
  const undo = undos.get(kept.action);
  const entry = (await undo?.settle?.(trx, kept)) ?? kept;
  if (!undo || entry.undoOf !== null) throw new ApiError('log-entry.final');
  demand(viewer, undo.permission, entry.categoryID ?? undefined);
  if (undo.protects?.(entry)) await demandConfirmed(forum, viewer, trx);
  if (entry.undoneBy !== null) {
    const by = await signatureOf(trx, entry.undoneBy);
    throw new ApiError('log-entry.undone', { subject: by.name, record: by });
  }
  await refuseIfChanged(trx, undo, entry);
  const undoing = { forum, userID: viewer.userID, now: forum.now() };
  await withUndoAuthority(trx, { viewer, entry }, () => undo.undo(trx, entry, undoing).catch(refuseGone));
  const { action, recordType, recordID, isPublic } = entry;
  const turned = { before: entry.after, after: entry.before };
  const undoID = await insertEntry(trx, {
    action,
    recordType,
    recordID,
    isPublic,
    ...turned,
    actorID: viewer.userID,
    undoOf: logID,
  });
  await markUndone(trx, logID, undoID);
  return entry;
}

/**
 * Takes an action back in one transaction, and logs that. Refuses with 403 who may not, with 404 what is not there, and
 * with 409 what cannot be taken back (`log-entry.final`), was taken back already (`log-entry.undone`), needs something
 * that is gone (`log-entry.gone`) or has changed since (`log-entry.changed`); the body's `record` names by whom (`userID`, `name`) and when (`date`).
 */
export async function undoAction(forum: Forum, viewer: Viewer, logID: number): Promise<void> {
  const entry = await inTransaction(forum.db, (trx) => undoIn(trx, viewer, logID, forum));
  await undos.get(entry.action)?.afterwards?.(forum, entry);
}

/** Takes an action back as `undoAction` does, as a part of somebody's transaction. */
export async function undoActionIn(
  trx: Transaction<Tables>,
  forum: Forum,
  viewer: Viewer,
  logID: number,
): Promise<void> {
  const entry = await undoIn(trx, viewer, logID, forum);
  afterCommit(trx, () => undos.get(entry.action)?.afterwards?.(forum, entry));
}

type LoggedTable = 'discussion' | 'comment' | 'category' | 'role' | 'member' | 'tag';

const keyOf: Readonly<Record<LoggedTable, string>> = {
  discussion: 'discussion_id',
  comment: 'comment_id',
  category: 'category_id',
  role: 'role_id',
  member: 'user_id',
  tag: 'tag_id',
};

const rowOf = (table: LoggedTable, recordID: number): RawBuilder<unknown> =>
  sql`${sql.table(table)} where ${sql.ref(keyOf[table])} = ${recordID}`;

/** Reads columns of a record as the log keeps them: by their names in the database, moments with all digits. `{}` when it is not there. */
export async function readColumns(
  trx: Transaction<Tables>,
  table: LoggedTable,
  recordID: number,
  columns: readonly string[],
): Promise<LogState> {
  const pairs = columns.map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`);
  const { rows } = await sql<{ state: LogState }>`
    select jsonb_build_object(${sql.join(pairs)}) as state from ${rowOf(table, recordID)} for update
  `.execute(trx);
  return rows[0]?.state ?? {};
}

/** Writes columns back as `readColumns` read them. */
export async function writeColumns(
  trx: Transaction<Tables>,
  table: LoggedTable,
  recordID: number,
  state: LogState,
): Promise<void> {
  const columns = Object.keys(state);
  if (columns.length === 0) return;
  const set = columns.map((column) => sql`${sql.ref(column)} = kept.${sql.ref(column)}`);
  await sql`
    update ${sql.table(table)} set ${sql.join(set)}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(state)}::jsonb) kept
    where ${sql.table(table)}.${sql.ref(keyOf[table])} = ${recordID}
  `.execute(trx);
}

/** The undo of what only changed columns of one record: they are compared with `after`, then written back from `before`. */
export const undoByColumns = (table: LoggedTable): Required<Pick<Undo, 'current' | 'undo'>> => ({
  current: (trx, { recordID, after }) => readColumns(trx, table, recordID, Object.keys(after)),
  undo: (trx, { recordID, before }) => writeColumns(trx, table, recordID, before),
});
