import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import { type ColumnFate, memberColumns } from './member-columns.ts';

type Trx = Transaction<Tables>;

/** A merge in progress: the two members and the log entry that owns the stored rows. */
export interface Merge {
  readonly logID: number;
  readonly sourceID: number;
  readonly targetID: number;
}

/** The columns of a table that a merge needs to know. */
interface TableShape {
  readonly key: readonly string[];
  /** The columns that can be written. */
  readonly written: readonly string[];
  /** The tables to which a row refers, each with pairs of the own column and that of the other table. */
  readonly references: readonly { readonly to: string; readonly columns: readonly (readonly [string, string])[] }[];
}

/** The shapes of the tables, by name. */
export type TableShapes = ReadonlyMap<string, TableShape>;

/** Reads the primary keys and the columns of all tables. */
export async function readShapes(trx: Trx): Promise<TableShapes> {
  const { rows } = await sql<{ name: string; key: string[] | null } & Pick<TableShape, 'written' | 'references'>>`
    select c.relname as name,
      (select array_agg(k.attname::text order by k.attnum) from pg_index i
        join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as written,
      coalesce((select jsonb_agg(jsonb_build_object('to', o.relname, 'columns', (
          select jsonb_agg(jsonb_build_array(a.attname, b.attname))
          from unnest(f.conkey, f.confkey) as pair (own, other)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = pair.own
          join pg_attribute b on b.attrelid = f.confrelid and b.attnum = pair.other)))
        from pg_constraint f join pg_class o on o.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f'), '[]') as references
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  `.execute(trx);
  return new Map(rows.map(({ name, key, written, references }) => [name, { key: key ?? [], written, references }]));
}

/** Returns the shape of a table. */
export function shapeOf(shapes: TableShapes, table: string): TableShape {
  const shape = shapes.get(table);
  if (!shape) throw new Error(`There is no table "${table}".`);
  return shape;
}

const split = (place: string) => {
  const [table = '', column = ''] = place.split('.');
  return { table, column };
};

/** SQL for the key of a row `t`, as JSON. */
export const keyJson = (columns: readonly string[]): RawBuilder<unknown> =>
  columns.length === 0
    ? sql`'{}'::jsonb`
    : sql`jsonb_build_object(${sql.join(columns.flatMap((name) => [sql`${sql.lit(name)}::text`, sql.ref(`t.${name}`)]))})`;

/** SQL condition: the rows of two aliases agree in these columns. */
export const sameIn = (columns: readonly string[], one: string, other: string): RawBuilder<unknown> =>
  columns.length === 0
    ? sql`true`
    : sql.join(
        columns.map((name) => sql`${sql.ref(`${one}.${name}`)} = ${sql.ref(`${other}.${name}`)}`),
        sql` and `,
      );

/** SQL condition: the target has a row with the same values already. */
const isTaken = (table: string, column: string, unless: readonly string[], { targetID }: Merge) =>
  sql`exists (select from ${sql.table(table)} o where ${sql.ref(`o.${column}`)} = ${targetID} and ${sameIn(unless, 'o', 't')})`;

/** Deletes rows `t` and stores them for the undo. */
export async function dropRows(trx: Trx, { logID }: Merge, table: string, where: RawBuilder<unknown>): Promise<void> {
  await sql`
    with gone as (delete from ${sql.table(table)} t where ${where} returning to_jsonb(t) as row)
    insert into member_merge_row (log_id, place, kind, former) select ${logID}, ${table}, 'dropped', row from gone
  `.execute(trx);
}

async function moveRows(
  trx: Trx,
  merge: Merge,
  shapes: TableShapes,
  place: string,
  { where, unless, otherwise }: Extract<ColumnFate, { does: 'move' }>,
): Promise<void> {
  const { table, column } = split(place);
  const source = sql`${sql.ref(`t.${column}`)} = ${merge.sourceID}${where ? sql` and ${where}` : sql``}`;
  // A member cannot ignore, invite or be merged into themselves.
  if (table === 'member_ignore')
    await dropRows(
      trx,
      merge,
      table,
      sql`(t.user_id, t.ignored_user_id) in (
      (${merge.sourceID}, ${merge.targetID}), (${merge.targetID}, ${merge.sourceID}))`,
    );
  if (unless && otherwise === 'drop')
    await dropRows(trx, merge, table, sql`${source} and ${isTaken(table, column, unless, merge)}`);
  const free = unless ? sql` and not ${isTaken(table, column, unless, merge)}` : sql``;
  const other = table === 'member' ? sql` and t.user_id not in (${merge.sourceID}, ${merge.targetID})` : sql``;
  const key = shapeOf(shapes, table).key.filter((name) => name !== column);
  await sql`
    with moved as (
      update ${sql.table(table)} t set ${sql.ref(column)} = ${merge.targetID}
      where ${source}${free}${other}
      returning ${keyJson(key)} as key)
    insert into member_merge_row (log_id, place, kind, key) select ${merge.logID}, ${place}, 'moved', key from moved
  `.execute(trx);
}

/** Carries out the decisions about all columns, in the order of the table. */
export async function applyFates(trx: Trx, merge: Merge, shapes: TableShapes): Promise<void> {
  for (const [place, fate] of Object.entries(memberColumns)) {
    const { table, column } = split(place);
    const source = sql`${sql.ref(`t.${column}`)} = ${merge.sourceID}`;
    if (fate.does === 'move') await moveRows(trx, merge, shapes, place, fate);
    if (fate.does === 'drop') await dropRows(trx, merge, table, source);
    if (fate.does === 'end') await sql`delete from ${sql.table(table)} t where ${source}`.execute(trx);
  }
}

/** SQL for a column of a stored row, with the type that it has in its table. */
const storedValue = (table: string, row: string, column: string): RawBuilder<unknown> =>
  sql`(jsonb_populate_record(null::${sql.table(table)}, ${sql.ref(row)})).${sql.ref(column)}`;

interface StoredRows {
  readonly table: string;
  readonly kind: string;
  /** The table, or the table and the column. */
  readonly place: string;
  readonly key: readonly string[];
  /** Only rows that were stored later. */
  readonly after?: number;
}

/**
 * SQL for the stored rows of a merge, with the columns of their key. The columns are expressions, because a hash join
 * with a set-returning function is not possible.
 */
const storedKeys = ({ logID }: Pick<Merge, 'logID'>, { table, kind, place, key, after = 0 }: StoredRows) => sql`
  (select ${sql.join(
    key.map((name) => sql`${storedValue(table, 'r.key', name)} as ${sql.ref(name)}, `),
    sql``,
  )}
    r.former as "storedFormer", r.merged as "storedMerged"
  from member_merge_row r
  where r.log_id = ${logID} and r.kind = ${kind} and r.place = ${place} and r.member_merge_row_id > ${after})`;

/** Returns the places with rows of a kind, last changed first: a key names the row as it was when it was moved. */
const places = async (trx: Trx, { logID }: Merge, kind: string): Promise<string[]> => {
  const { rows } = await sql<{ place: string }>`
    select place from member_merge_row where log_id = ${logID} and kind = ${kind}
    group by place order by min(member_merge_row_id) desc
  `.execute(trx);
  return rows.map(({ place }) => place);
};

/** Gives moved rows back to the source, except those that changed their member since. */
async function moveBack(trx: Trx, merge: Merge, shapes: TableShapes): Promise<void> {
  for (const place of await places(trx, merge, 'moved')) {
    const { table, column } = split(place);
    const key = shapeOf(shapes, table).key.filter((name) => name !== column);
    await sql`
      update ${sql.table(table)} t set ${sql.ref(column)} = ${merge.sourceID}
      from ${storedKeys(merge, { table, kind: 'moved', place, key })} k
      where ${sameIn(key, 't', 'k')} and ${sql.ref(`t.${column}`)} = ${merge.targetID}
    `.execute(trx);
  }
}

/** Restores rows of the target that took over values, except those that changed since. */
async function separateCombined(trx: Trx, merge: Merge, shapes: TableShapes): Promise<void> {
  for (const table of await places(trx, merge, 'combined')) {
    const { key, written } = shapeOf(shapes, table);
    const own = written.filter((name) => !key.includes(name));
    await sql`
      update ${sql.table(table)} t
      set ${sql.join(own.map((name) => sql`${sql.ref(name)} = ${storedValue(table, 'k.storedFormer', name)}`))}
      from ${storedKeys(merge, { table, kind: 'combined', place: table, key })} k
      where ${sameIn(key, 't', 'k')} and to_jsonb(t) = k."storedMerged"
    `.execute(trx);
  }
}

async function deleteAdded(trx: Trx, merge: Merge, shapes: TableShapes): Promise<void> {
  for (const table of await places(trx, merge, 'added')) {
    const { key } = shapeOf(shapes, table);
    await sql`
      delete from ${sql.table(table)} t using ${storedKeys(merge, { table, kind: 'added', place: table, key })} k
      where ${sameIn(key, 't', 'k')}
    `.execute(trx);
  }
}

/** SQL condition: everything to which a stored row `f` refers is still there. */
const isComplete = ({ references }: TableShape): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...references.map(({ to, columns }) => {
        const [own, other] = [columns.map(([name]) => name), columns.map(([, name]) => name)];
        const isNull = own.map((name) => sql`${sql.ref(`f.${name}`)} is null`);
        const same = own.map((name, index) => sql`${sql.ref(`o.${other[index]}`)} = ${sql.ref(`f.${name}`)}`);
        return sql`(${sql.join(isNull, sql` or `)} or exists (select from ${sql.table(to)} o where ${sql.join(same, sql` and `)}))`;
      }),
    ],
    sql` and `,
  );

/** Inserts deleted rows again, except those that belong to something that was deleted since. */
async function insertDropped(trx: Trx, merge: Merge, shapes: TableShapes): Promise<void> {
  for (const table of await places(trx, merge, 'dropped')) {
    const shape = shapeOf(shapes, table);
    const names = sql.join(shape.written.map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (${names}) overriding system value
      select ${names} from member_merge_row r, lateral jsonb_populate_record(null::${sql.table(table)}, r.former) f
      where r.log_id = ${merge.logID} and r.kind = 'dropped' and r.place = ${table} and ${isComplete(shape)}
      on conflict do nothing
    `.execute(trx);
  }
}

/**
 * Adds the stored counts of a merge to their columns, or takes them off again. `after` limits them to later rows. A
 * number of records is never negative, although some may have been deleted since.
 */
export async function addCounts(
  trx: Trx,
  merge: Merge,
  shapes: TableShapes,
  { sign, after = 0 }: { sign: 1 | -1; after?: number },
): Promise<void> {
  for (const place of await places(trx, merge, 'counted')) {
    const { table, column } = split(place);
    const { key } = shapeOf(shapes, table);
    const keys = sql.join(key.map((name) => sql.ref(`k.${name}`)));
    const sum = sql`t.${sql.ref(column)} + ${sql.lit(sign)} * k.delta`;
    await sql`
      update ${sql.table(table)} t set ${sql.ref(column)} = ${column.startsWith('count') ? sql`greatest(${sum}, 0)` : sum}
      from (select ${keys}, sum((k."storedFormer" ->> 'delta')::integer)::integer as delta
        from ${storedKeys(merge, { table, kind: 'counted', place, key, after })} k group by ${keys}) k
      where ${sameIn(key, 't', 'k')}
    `.execute(trx);
  }
}

/** Restores all rows of a merge and deletes what was stored about it. */
export async function restoreRows(trx: Trx, merge: Merge): Promise<void> {
  const shapes = await readShapes(trx);
  // The statistics of the tables are from before the merge: nested loops would be chosen for thousands of rows.
  await sql`set local enable_nestloop = off`.execute(trx);
  await addCounts(trx, merge, shapes, { sign: -1 });
  await moveBack(trx, merge, shapes);
  await deleteAdded(trx, merge, shapes);
  await separateCombined(trx, merge, shapes);
  await insertDropped(trx, merge, shapes);
  await sql`set local enable_nestloop = on`.execute(trx);
  await sql`delete from member_merge_row where log_id = ${merge.logID}`.execute(trx);
}
