import type pg from 'pg';
import type { Database } from '#server/platform/database/database.ts';

/** A table of the database with its columns, without those that PostgreSQL computes. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** A sequence and its last value; null when it was never used. */
export interface SequenceState {
  readonly name: string;
  readonly lastValue: string | null;
}

/** The state of a database at one moment. */
export interface DatabaseSnapshot {
  readonly tables: readonly TableShape[];
  readonly sequences: readonly SequenceState[];
  /** The number of rows of all tables. */
  readonly countRows: number;
  /** Yields the rows of a table in batches, each row as a JSON array with the text of each column. */
  rows(table: TableShape): AsyncGenerator<readonly string[]>;
  /** Yields the rows of the job queue that wait, each as a JSON object. */
  waitingJobs(): AsyncGenerator<readonly string[]>;
}

type Run = <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>;

/**
 * The tables without content of the forum: the list of migrations, which `migrate` writes, and the tasks of this
 * installation.
 */
const omitted = ['migration', 'site_task'];

/** The size of a batch of rows, in bytes of JSON. Single rows may be larger. */
const batchSize = 1_000_000;
const mostRows = 1_024;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function readTables(run: Run): Promise<TableShape[]> {
  return run<{ name: string; columns: TableShape['columns'] }>(`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and c.relname not in (${omitted.map((name) => `'${name}'`).join(', ')})
    group by c.relname order by c.relname`);
}

async function readSequences(run: Run): Promise<SequenceState[]> {
  return run<SequenceState & pg.QueryResultRow>(`
    select sequencename as name, last_value::text as "lastValue" from pg_sequences
    where schemaname = current_schema() and sequencename not like all(array[${omitted.map((name) => `'${name}_%'`).join(', ')}])
    order by sequencename`);
}

const selectRows = ({ name, columns }: TableShape): string =>
  `select to_json(array[${columns.map((column) => `${quoted(column.name)}::text`).join(', ')}])::text as row from ${quoted(name)}`;

const selectJobs = `
  select json_build_object('name', name, 'data', data, 'startAfter', start_after, 'singletonKey', singleton_key)::text as row
  from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`;

async function* fetchAll(run: Run, cursor: string): AsyncGenerator<readonly string[]> {
  for (let count = 64; ; ) {
    const rows = (await run<{ row: string }>(`fetch ${count} from ${cursor}`)).map(({ row }) => row);
    if (rows.length > 0) yield rows;
    if (rows.length < count) return;
    const bytes = rows.reduce((sum, row) => sum + row.length, 0);
    if (bytes > batchSize && count > 1) count /= 2;
    else if (bytes < batchSize / 2 && count < mostRows) count *= 2;
  }
}

async function readFacts(run: Run) {
  const tables = await readTables(run);
  const sequences = await readSequences(run);
  let countRows = 0;
  for (const { name } of tables)
    countRows += Number((await run<{ count: number }>(`select count(*) as count from ${quoted(name)}`))[0]?.count);
  return { tables, sequences, countRows };
}

const runOn =
  (client: pg.Pool | pg.PoolClient): Run =>
  async <Row extends pg.QueryResultRow>(text: string) =>
    (await client.query<Row>(text)).rows;

/**
 * Reads the whole database as of one moment, in constant memory, while others write to it.
 *
 * On a PostgreSQL server, one transaction with its own connection reads everything. The embedded database has one
 * connection, which other requests need: there a short transaction opens a cursor for each table, whose rows PostgreSQL
 * keeps after the transaction (`with hold`), and they are fetched between the statements of others.
 */
export async function withSnapshot<T>(
  database: Pick<Database, 'pool' | 'kind'>,
  work: (snapshot: DatabaseSnapshot) => Promise<T>,
): Promise<T> {
  return database.kind === 'embedded' ? withHeldCursors(database.pool, work) : withTransaction(database.pool, work);
}

async function withTransaction<T>(pool: pg.Pool, work: (snapshot: DatabaseSnapshot) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const run = runOn(client);
  const fetchOne = async function* (select: string) {
    await run(`declare backup_cursor no scroll cursor for ${select}`);
    yield* fetchAll(run, 'backup_cursor');
    await run('close backup_cursor');
  };
  try {
    await run('begin isolation level repeatable read read only');
    await run('set local statement_timeout = 0');
    await run('set local idle_in_transaction_session_timeout = 0');
    return await work({
      ...(await readFacts(run)),
      rows: (table) => fetchOne(selectRows(table)),
      waitingJobs: () => fetchOne(selectJobs),
    });
  } finally {
    await run('rollback').catch(() => undefined);
    client.release();
  }
}

async function withHeldCursors<T>(pool: pg.Pool, work: (snapshot: DatabaseSnapshot) => Promise<T>): Promise<T> {
  const prefix = `backup_${Date.now().toString(36)}`;
  const cursorOf = (index: number) => `${prefix}_${index}`;
  const facts = await holdCursors(pool, cursorOf);
  const run = runOn(pool);
  const count = facts.tables.length + 1;
  try {
    return await work({
      ...facts,
      rows: (table) => fetchAll(run, cursorOf(facts.tables.indexOf(table))),
      waitingJobs: () => fetchAll(run, cursorOf(facts.tables.length)),
    });
  } finally {
    for (let index = 0; index < count; index += 1) await run(`close ${cursorOf(index)}`).catch(() => undefined);
  }
}

async function holdCursors(pool: pg.Pool, cursorOf: (index: number) => string) {
  const client = await pool.connect();
  const run = runOn(client);
  try {
    await run('begin isolation level repeatable read');
    // Limits the memory of each cursor; larger results are kept on disk.
    await run(`set local work_mem = '256kB'`);
    const facts = await readFacts(run);
    const selects = [...facts.tables.map(selectRows), selectJobs];
    for (const [index, select] of selects.entries())
      await run(`declare ${cursorOf(index)} no scroll cursor with hold for ${select}`);
    await run('commit');
    return facts;
  } catch (error) {
    await run('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
