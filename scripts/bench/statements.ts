import pg from 'pg';
import { rowsOf } from './table.ts';

/** A statement with its PostgreSQL statistics. */
export interface Statement {
  readonly text: string;
  readonly calls: number;
  /** The means of one call: milliseconds including planning, memory pages, rows. */
  readonly milliseconds: number;
  readonly pages: number;
  readonly rows: number;
}

/** PostgreSQL settings that enable statement statistics. They require the `contrib` package. */
export const statementSettings = [
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track_planning=on',
];

/** The number of listed statements, and the number of characters shown of each. */
const most = 20;
const shown = 110;

/**
 * Returns the statements with the highest mean duration since the server started. Omits statements with fewer than five
 * calls.
 */
export async function slowestStatements(databaseUrl: string): Promise<Statement[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('create extension if not exists pg_stat_statements');
    const { rows } = await client.query<Statement>(`
      select query as text, calls::float8 as calls, mean_exec_time + mean_plan_time as milliseconds,
        (shared_blks_hit + shared_blks_read)::float8 / calls as pages, rows::float8 / calls as rows
      from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database()) and calls >= 5
      order by milliseconds desc
      limit ${most}
    `);
    return rows;
  } finally {
    await client.end();
  }
}

const fixed = (value: number, digits: number): string => value.toFixed(digits);

/** Returns the statements as a table, the slowest first. */
export const statementTable = (statements: readonly Statement[]): string =>
  rowsOf(
    ['statement', 'calls', 'ms', 'pages', 'rows'],
    statements.map(({ text, calls, milliseconds, pages, rows }) => [
      `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', '¦').trim().slice(0, shown)}\``,
      ...[fixed(calls, 0), fixed(milliseconds, 1), fixed(pages, 0), fixed(rows, 0)],
    ]),
  );
