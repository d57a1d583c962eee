import type pg from 'pg';
import type { BackupDescription } from './backup-description.ts';
import type { TableShape } from './database-snapshot.ts';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The definitions that are removed while rows are inserted, and restored afterwards. */
export interface HeldDefinitions {
  /** The tables with triggers. */
  readonly tables: readonly string[];
  readonly foreignKeys: readonly { readonly table: string; readonly name: string; readonly definition: string }[];
}

/**
 * Empties all tables of a new database, within a transaction, and makes them accept rows in any order: without foreign
 * keys, which `finishTables` creates and checks again, and without triggers, whose results are part of the rows.
 */
export async function prepareTables(client: pg.ClientBase): Promise<HeldDefinitions> {
  await client.query('set local statement_timeout = 0');
  const { rows: foreignKeys } = await client.query<HeldDefinitions['foreignKeys'][number]>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`);
  const { rows } = await client.query<{ name: string; hasTriggers: boolean }>(`
    select relname as name,
      exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as "hasTriggers"
    from pg_class c
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not in ('migration', 'site_task')`);
  const tables = rows.filter(({ hasTriggers }) => hasTriggers).map(({ name }) => name);
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const name of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  // Most tables are empty; deleting the few rows of the others takes less time than truncating all.
  for (const { name } of rows) await client.query(`delete from ${quoted(name)}`);
  return { tables, foreignKeys };
}

/** Inserts rows, each a JSON array with the text of each column. Returns their number. */
export async function insertRows(
  client: pg.ClientBase,
  { name, columns }: TableShape,
  rows: readonly string[],
): Promise<number> {
  const values = columns.map(({ type }, index) => `(r->>${index})::${type}`);
  await client.query(
    `insert into ${quoted(name)} (${columns.map((column) => quoted(column.name)).join(', ')}) overriding system value
     select ${values.join(', ')} from jsonb_array_elements($1::jsonb) r`,
    [`[${rows.join(',')}]`],
  );
  return rows.length;
}

/** Creates the foreign keys again, which checks all rows, turns the triggers on, and sets the sequences. */
export async function finishTables(
  client: pg.ClientBase,
  { tables, foreignKeys }: HeldDefinitions,
  { sequences }: BackupDescription,
): Promise<void> {
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  for (const name of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  for (const { name, lastValue } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      quoted(name),
      lastValue ?? '1',
      lastValue !== null,
    ]);
}
