import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { CheckedPermission } from '#api/member/role/permission.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { LogEntry } from './log-entry.queries.ts';
import { defineUndo, type LogState, logAction, type Undo } from './moderation-log.ts';

type Trx = Transaction<Tables>;
type Row = Readonly<Record<string, unknown>>;

/** A set of rows that an action can change: table, condition and columns. */
export interface RowSource {
  readonly table: keyof Tables & string;
  /** The columns that identify a row. */
  readonly key: readonly string[];
  /** The SQL condition for the rows. It must refer to the table by its own name. */
  readonly where: RawBuilder<unknown>;
  /**
   * Only these columns in addition to the key. Such rows are updated, never inserted or deleted. Omitted means all
   * columns.
   */
  readonly only?: readonly string[];
  /** Columns that change on their own, such as counters. */
  readonly without?: readonly string[];
}

/** Returns the rows that an action on a record can change. For an undo, `before` is their state before the action. */
export type RowSources = (trx: Trx, recordID: number, before?: LogState) => Promise<readonly RowSource[]>;

async function readSource(trx: Trx, { table, key, where, only, without }: RowSource): Promise<readonly Row[]> {
  const row = only
    ? sql`jsonb_build_object(${sql.join([...key, ...only].map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`))})`
    : sql`to_jsonb(${sql.table(table)}) - ${[...(without ?? [])]}::text[]`;
  const order = sql.join(key.map((column) => sql.ref(column)));
  const { rows } = await sql<{ rows: readonly Row[] }>`
    select coalesce(jsonb_agg(${row} order by ${order}), '[]') as rows from ${sql.table(table)} where ${where}
  `.execute(trx);
  return rows[0]?.rows ?? [];
}

async function readSources(trx: Trx, sources: readonly RowSource[]): Promise<LogState> {
  const state: Record<string, readonly Row[]> = {};
  for (const source of sources) state[nameOf(source)] = await readSource(trx, source);
  return state;
}

const nameOf = ({ table, only }: RowSource): string => (only ? `${table}.${only.join('.')}` : table);

const rowsIn = (state: LogState, source: RowSource): readonly Row[] => (state[nameOf(source)] ?? []) as readonly Row[];

const recordset = (table: string, rows: readonly Row[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;

const sameKey = ({ table, key }: RowSource, other: string) =>
  sql.join(
    key.map((column) => sql`${sql.table(table)}.${sql.ref(column)} = ${sql.ref(`${other}.${column}`)}`),
    sql` and `,
  );

/** Deletes the rows that were added by the action. */
async function deleteAdded(trx: Trx, source: RowSource, before: LogState, after: LogState): Promise<void> {
  if (source.only) return;
  const has = (rows: readonly Row[], row: Row) =>
    rows.some((one) => source.key.every((column) => one[column] === row[column]));
  const added = rowsIn(after, source).filter((row) => !has(rowsIn(before, source), row));
  if (added.length === 0) return;
  await sql`
    delete from ${sql.table(source.table)} using ${recordset(source.table, added)} added where ${sameKey(source, 'added')}
  `.execute(trx);
}

/** Restores the former values of rows and inserts the missing ones. */
async function bringBackRows(trx: Trx, source: RowSource, before: LogState): Promise<void> {
  const rows = rowsIn(before, source);
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const former = recordset(source.table, rows);
  const own = columns.filter((column) => !source.key.includes(column));
  if (own.length > 0)
    await sql`
      update ${sql.table(source.table)}
      set ${sql.join(own.map((column) => sql`${sql.ref(column)} = ${sql.ref(`former.${column}`)}`))}
      from ${former} former where ${sameKey(source, 'former')}
    `.execute(trx);
  if (source.only) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(source.table)} (${names}) overriding system value
    select ${names} from ${former} former on conflict do nothing
  `.execute(trx);
}

/** The action and record of a log entry. */
interface RowAction {
  readonly action: LogAction;
  readonly recordType: string;
  readonly recordID: number;
  /** The member who acted; null for the forum itself. */
  readonly actorID: number | null;
  readonly isPublic?: boolean;
}

async function loggingRows<T>(trx: Trx, sources: RowSources, action: RowAction, work: () => Promise<T>) {
  const rows = await sources(trx, action.recordID);
  const before = await readSources(trx, rows);
  const result = await work();
  const after = await readSources(trx, rows);
  const logID = isDeepStrictEqual(before, after) ? undefined : await logAction(trx, { ...action, before, after });
  return { result, logID };
}

/** Runs a change and logs the resulting rows. Logs nothing when they are unchanged. */
export const withRowLog = async <T>(
  trx: Trx,
  sources: RowSources,
  action: RowAction,
  work: () => Promise<T>,
): Promise<T> => (await loggingRows(trx, sources, action, work)).result;

/** Like `withRowLog`, but returns the ID of the log entry; undefined when there is none. */
export const logRowChange = async (
  trx: Trx,
  sources: RowSources,
  action: RowAction,
  work: () => Promise<unknown>,
): Promise<number | undefined> => (await loggingRows(trx, sources, action, work)).logID;

/** Logs newly inserted rows. Returns the ID of the log entry. */
export async function logInsertedRows(trx: Trx, sources: RowSources, action: RowAction): Promise<number> {
  const after = await readSources(trx, await sources(trx, action.recordID));
  return logAction(trx, { ...action, before: {}, after });
}

const ownersIn = (state: LogState): readonly number[] =>
  Object.values(state).flatMap((rows) =>
    (rows as readonly Row[]).flatMap(({ user_id: id }) => (id ? [Number(id)] : [])),
  );

/** Returns an entry without the rows of members deleted since, which cannot be restored. */
async function withoutLeft(trx: Trx, entry: LogEntry): Promise<LogEntry> {
  const userIDs = [...ownersIn(entry.before), ...ownersIn(entry.after)];
  if (userIDs.length === 0) return entry;
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${userIDs}::bigint[]) id
    where not exists (select from member where user_id = id and date_deleted is null)
  `.execute(trx);
  const left = new Set(rows.map(({ id }) => id));
  const without = (state: LogState): LogState =>
    Object.fromEntries(
      Object.entries(state).map(([name, of]) => [
        name,
        (of as readonly Row[]).filter(({ user_id: id }) => !left.has(Number(id))),
      ]),
    );
  return left.size === 0 ? entry : { ...entry, before: without(entry.before), after: without(entry.after) };
}

/** Returns the rows of a table in an entry's state, regardless of which columns are stored. */
export const rowsOf = (state: LogState, table: keyof Tables & string): readonly Row[] =>
  Object.entries(state).flatMap(([name, rows]) => (name.split('.')[0] === table ? (rows as readonly Row[]) : []));

/** Defines the undo of actions logged with their rows: the rows are restored. `follow` runs after that. */
export function defineRowUndo({
  actions,
  permission,
  sources,
  follow,
  protects,
  afterwards,
}: {
  readonly actions: readonly LogAction[];
  readonly permission: CheckedPermission | readonly CheckedPermission[];
  readonly sources: RowSources;
  readonly follow?: Undo['undo'];
  readonly protects?: Undo['protects'];
  readonly afterwards?: Undo['afterwards'];
}): void {
  for (const action of actions)
    defineUndo({
      action,
      permission,
      settle: withoutLeft,
      current: async (trx, { recordID, before }) => readSources(trx, await sources(trx, recordID, before)),
      async undo(trx, entry, by) {
        const rows = await sources(trx, entry.recordID, entry.before);
        for (const source of rows.toReversed()) await deleteAdded(trx, source, entry.before, entry.after);
        for (const source of rows) await bringBackRows(trx, source, entry.before);
        await follow?.(trx, entry, by);
      },
      ...(protects && { protects }),
      ...(afterwards && { afterwards }),
    });
}
