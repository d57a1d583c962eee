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

/** Runs a statement. */
export type Run = <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>;

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
 * The result of planning a snapshot: facts, and the statements whose rows are read later, by name. A statement returns one
 * text column named `row`.
 */
export interface SnapshotPlan<Facts> {
  readonly facts: Facts;
  readonly selects: Readonly<Record<string, string>>;
}

/** Yields the rows of a statement of the plan in batches. */
export type ReadRows = (name: string) => AsyncGenerator<readonly string[]>;

/**
 * Reads the results of statements as of one moment, in constant memory, while others write to the database.
 *
 * On a PostgreSQL server, one transaction with its own connection reads everything. The embedded database has one
 * connection, which other requests need: there a short transaction opens a cursor for each statement, whose rows PostgreSQL
 * keeps after the transaction (`with hold`), and they are fetched between the statements of others.
 */
export async function withCursors<Facts, T>(
  database: Pick<Database, 'pool' | 'kind'>,
  plan: (run: Run) => Promise<SnapshotPlan<Facts>>,
  work: (facts: Facts, rows: ReadRows) => Promise<T>,
): Promise<T> {
  return database.kind === 'embedded'
    ? withHeldCursors(database.pool, plan, work)
    : withTransaction(database.pool, plan, work);
}

/** Reads the whole database as of one moment. */
export async function withSnapshot<T>(
  database: Pick<Database, 'pool' | 'kind'>,
  work: (snapshot: DatabaseSnapshot) => Promise<T>,
): Promise<T> {
  const jobs = 'waiting jobs';
  return withCursors(
    database,
    async (run) => {
      const facts = await readFacts(run);
      const selects = Object.fromEntries(facts.tables.map((table) => [table.name, selectRows(table)]));
      return { facts, selects: { ...selects, [jobs]: selectJobs } };
    },
    (facts, rows) => work({ ...facts, rows: ({ name }) => rows(name), waitingJobs: () => rows(jobs) }),
  );
}

async function withTransaction<Facts, T>(
  pool: pg.Pool,
  plan: (run: Run) => Promise<SnapshotPlan<Facts>>,
  work: (facts: Facts, rows: ReadRows) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const run = runOn(client);
  let count = 0;
  const readOne = async function* (select: string) {
    count += 1;
    const cursor = `snapshot_cursor_${count}`;
    await run(`declare ${cursor} no scroll cursor for ${select}`);
    yield* fetchAll(run, cursor);
    await run(`close ${cursor}`);
  };
  try {
    await run('begin isolation level repeatable read read only');
    await run('set local statement_timeout = 0');
    await run('set local idle_in_transaction_session_timeout = 0');
    const { facts, selects } = await plan(run);
    return await work(facts, (name) => readOne(selects[name] ?? ''));
  } finally {
    await run('rollback').catch(() => undefined);
    client.release();
  }
}

async function withHeldCursors<Facts, T>(
  pool: pg.Pool,
  plan: (run: Run) => Promise<SnapshotPlan<Facts>>,
  work: (facts: Facts, rows: ReadRows) => Promise<T>,
): Promise<T> {
  const prefix = `snapshot_${Date.now().toString(36)}`;
  const { facts, names } = await holdCursors(pool, prefix, plan);
  const cursorOf = (name: string) => `${prefix}_${names.indexOf(name)}`;
  const run = runOn(pool);
  try {
    return await work(facts, (name) => fetchAll(run, cursorOf(name)));
  } finally {
    for (const name of names) await run(`close ${cursorOf(name)}`).catch(() => undefined);
  }
}

async function holdCursors<Facts>(pool: pg.Pool, prefix: string, plan: (run: Run) => Promise<SnapshotPlan<Facts>>) {
  const client = await pool.connect();
  const run = runOn(client);
  try {
    await run('begin isolation level repeatable read');
    // Limits the memory of each cursor; larger results are kept on disk.
    await run(`set local work_mem = '256kB'`);
    const { facts, selects } = await plan(run);
    for (const [index, select] of Object.values(selects).entries())
      await run(`declare ${prefix}_${index} no scroll cursor with hold for ${select}`);
    await run('commit');
    return { facts, names: Object.keys(selects) };
  } catch (error) {
    await run('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
