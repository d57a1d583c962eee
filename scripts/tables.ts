/**
 * Prints `server/platform/tables.ts`: the types of all tables, read from a migrated PostgreSQL.
 * `node scripts/tables.ts postgres://…` after a migration was added; a test compares the two.
 */
import pg from 'pg';

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
  readonly is_nullable: 'YES' | 'NO';
  readonly has_default: boolean;
  readonly is_generated: boolean;
}

const types: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  'double precision': 'number',
  numeric: 'number',
  text: 'string',
  uuid: 'string',
  boolean: 'boolean',
  'timestamp with time zone': 'Timestamp',
  date: 'string',
  jsonb: 'Json',
  ARRAY: 'string[]',
  bytea: 'Buffer',
  tsvector: 'string',
};

const typeOf = ({ data_type, is_nullable, has_default, is_generated }: Column): string => {
  const type = `${types[data_type] ?? 'unknown'}${is_nullable === 'YES' ? ' | null' : ''}`;
  if (is_generated) return `GeneratedAlways<${type}>`;
  if (!has_default) return type;
  return type === 'Timestamp' || type === 'Json' ? `Defaulted<${type}>` : `Generated<${type}>`;
};

const pascal = (name: string): string => name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** The text of `tables.ts` for the database behind a connection. */
export async function describeTables(client: Pick<pg.Client, 'query'>): Promise<string> {
  const { rows } = await client.query<Column>(`
    select table_name, column_name, data_type, is_nullable,
      column_default is not null or is_identity = 'YES' as has_default, is_generated = 'ALWAYS' as is_generated
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'migration'
    order by table_name, ordinal_position`);
  const tables = Map.groupBy(rows, ({ table_name }) => table_name);
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `/** The columns of \`${table}\`. */\nexport interface ${pascal(table)}Table {\n${columns.map((column) => `  ${column.column_name}: ${typeOf(column)};`).join('\n')}\n}\n`,
  );
  return `// Made by scripts/tables.ts from the migrations; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column that the database fills when nothing is given; unlike Kysely's, it also takes moments and documents. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

/** A moment: read as the API's date text, written as a date or text. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;

/** A JSON document: read parsed, written as text. */
export type Json = ColumnType<Record<string, unknown>, string, string>;

/** A moment or document that the database fills in when none is given. */
export type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : never;

${interfaces.join('\n')}
/** Every table of the forum. */
export interface Tables {
${[...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`).join('\n')}
}
`;
}

if (import.meta.main) {
  const client = new pg.Client({ connectionString: process.argv[2] });
  await client.connect();
  process.stdout.write(await describeTables(client));
  await client.end();
}
