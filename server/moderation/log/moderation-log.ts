import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { CheckedPermission } from '#api/member/role/permission.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { requireConfirmed } from '#server/account/credential/confirmed-session.ts';
import { withUndoAuthority } from '#server/member/role/authority-change.ts';
import { afterCommit, inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import {
  findEntryActor,
  insertEntries,
  insertEntry,
  type LogEntry,
  type LoggedChange,
  lastChangeSince,
  lockEntry,
  markUndone,
} from './log-entry.queries.ts';

/** The state of a record as stored in the log: plain JSON, with timestamps as database text in full precision. */
export type LogState = Readonly<Record<string, unknown>>;

/** A moderation action to log. */
export interface LoggedAction {
  readonly action: LogAction;
  /** The member who acted; null for the system. */
  readonly actorID: number | null;
  readonly recordType: string;
  readonly recordID: number;
  /** The changed properties of the record before the action, sufficient for `undo`. */
  readonly before: LogState;
  /** The same properties after the action. A later action that changed one of these keys blocks the undo. */
  readonly after: LogState;
  readonly reason?: string | undefined;
  /** Whether the public log contains the action; defaults to true. Actions on member accounts are not public. */
  readonly isPublic?: boolean;
}

/**
 * Logs an action in the transaction that performs it. The category of a discussion or comment (and the discussion of a
 * comment) is determined automatically, even if the post is deleted. Returns the entry ID.
 *
 * @example
 * const before = await readColumns(trx, 'discussion', id, ['closed']);
 * await updateDiscussion(trx, id, …);
 * await logAction(trx, { action: 'discussion.close', actorID, recordType: 'discussion', recordID: id, before, after: {
 * closed: true } });
 */
export function logAction(trx: Transaction<Tables>, action: LoggedAction): Promise<number> {
  return insertEntry(trx, { ...action, undoOf: null });
}

/** Logs an action on several records, with an entry for each. Returns the entry IDs by record ID. */
export function logActions(
  trx: Transaction<Tables>,
  action: Omit<LoggedAction, keyof LoggedChange>,
  changes: readonly LoggedChange[],
): Promise<Map<number, number>> {
  return insertEntries(trx, { ...action, undoOf: null }, changes);
}

/** The member who undoes an action, and the date. */
export interface UndoContext {
  readonly forum: Forum;
  readonly userID: number;
  readonly now: Date;
}

/** The definition of an action's undo. */
export interface Undo {
  readonly action: LogAction;
  /**
   * The permissions that allow the undo, the same as for the action. Any of them suffices. If the entry has a category,
   * the permission must apply there.
   */
  readonly permission: CheckedPermission | readonly CheckedPermission[];
  /**
   * Reads the current values of the record's properties named in `after`. If defined, the undo is rejected with 409
   * when they differ from `after`. In any case, later entries of the same record that share a key with `after` block
   * the undo.
   */
  readonly current?: (trx: Transaction<Tables>, entry: LogEntry) => Promise<LogState>;
  /** Removes from the entry the data that cannot be restored, such as the data of members deleted since. */
  readonly settle?: (trx: Transaction<Tables>, entry: LogEntry) => Promise<LogEntry>;
  /** Restores `entry.before` in the transaction. It must not log anything, because the undo is logged by the caller. */
  readonly undo: (trx: Transaction<Tables>, entry: LogEntry, by: UndoContext) => Promise<void>;
  /**
   * Whether the undo gives access to an account. It then requires a confirmed session, like the corresponding routes.
   */
  readonly protects?: (entry: LogEntry) => boolean;
  /** Runs after the transaction is committed, for example to invalidate caches. */
  readonly afterwards?: (forum: Forum, entry: LogEntry) => unknown;
}

const undos = new Map<LogAction, Undo>();

/**
 * Defines the undo of an action. It is called once, when the module of the action is loaded.
 *
 * @example
 * defineUndo({ action: 'discussion.close', permission: 'discussions.moderate', ...undoByColumns('discussion') });
 */
export function defineUndo(undo: Undo): void {
  if (undos.has(undo.action)) throw new Error(`The undo of ${undo.action} is defined twice.`);
  undos.set(undo.action, undo);
}

/** Returns every action that can be undone, for tests and the log page. */
export const undoableActions = (): readonly LogAction[] => [...undos.keys()];

/** Whether the viewer may undo an action in the category of its record. */
export function mayUndo(viewer: Viewer, { action, categoryID }: Pick<LogEntry, 'action' | 'categoryID'>): boolean {
  const undo = undos.get(action);
  return undo !== undefined && isAllowed(() => requirePermission(viewer, undo.permission, categoryID ?? undefined));
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
  const by = later && (await findEntryActor(trx, later.logID));
  if (by?.name) throw new ApiError('log-entry.changed', { subject: by.name, record: by });
  // The forum itself has no name, and neither has an erased member.
  if (later || !isAsLeft) throw new ApiError('log-entry.different');
}

const foreignKeyViolation = '23503';

/** Maps a foreign key violation to ApiError `log-entry.gone`: a record that the undo needs no longer exists. */
function refuseGone(error: unknown): never {
  throw (error as { code?: string }).code === foreignKeyViolation ? new ApiError('log-entry.gone') : error;
}

async function undoIn(trx: Transaction<Tables>, viewer: Viewer, logID: number, forum: Forum): Promise<LogEntry> {
  const kept = await lockEntry(trx, logID);
  if (!kept) throw new ApiError('log-entry.not-found');
  const undo = undos.get(kept.action);
  const entry = (await undo?.settle?.(trx, kept)) ?? kept;
  if (!undo || entry.undoOf !== null) throw new ApiError('log-entry.final');
  requirePermission(viewer, undo.permission, entry.categoryID ?? undefined);
  if (undo.protects?.(entry)) await requireConfirmed(forum, viewer, trx);
  if (entry.undoneBy !== null) {
    const by = await findEntryActor(trx, entry.undoneBy);
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
 * Undoes an action in one transaction and logs the undo. Throws 403 when the viewer may not undo it and 404 when the
 * entry does not exist. Throws 409 when the action cannot be undone (`log-entry.final`), was already undone
 * (`log-entry.undone`), needs a record that no longer exists (`log-entry.gone`) or was changed since
 * (`log-entry.changed`). `record` in the body contains the member (`userID`, `name`) and the `date` of the conflicting
 * action, if known.
 */
export async function undoAction(forum: Forum, viewer: Viewer, logID: number): Promise<void> {
  const entry = await inTransaction(forum.db, (trx) => undoIn(trx, viewer, logID, forum));
  await undos.get(entry.action)?.afterwards?.(forum, entry);
}

/** Undoes an action like `undoAction`, within the caller's transaction. */
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

/**
 * Reads columns of a record in the form stored in the log: database column names, timestamps in full precision. Returns
 * `{}` when the record does not exist.
 */
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

/** Writes columns as read by `readColumns`. */
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

/**
 * The undo of an action that changed only columns of one record: compares them with `after`, then restores `before`.
 */
export const undoByColumns = (table: LoggedTable): Required<Pick<Undo, 'current' | 'undo'>> => ({
  current: (trx, { recordID, after }) => readColumns(trx, table, recordID, Object.keys(after)),
  undo: (trx, { recordID, before }) => writeColumns(trx, table, recordID, before),
});
