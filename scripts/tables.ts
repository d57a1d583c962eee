/**
 * Writes the types of all tables, read from a migrated PostgreSQL: `server/platform/database/tables.ts` and the files it joins,
 * one for each area. `node scripts/tables.ts postgres://…` after a migration was added; a test compares the two.
 */
import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { areaOfTable, tableAreas } from './table-areas.ts';

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
  readonly udt_name: string;
  readonly is_nullable: 'YES' | 'NO';
  readonly has_default: boolean;
  readonly is_generated: boolean;
}

/** A generated file: its path from the project root, and its content. */
interface MadeFile {
  readonly path: string;
  readonly text: string;
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
  bytea: 'Buffer',
  tsvector: 'string',
  cidr: 'string',
  inet: 'string',
};

const made = '// Made by scripts/tables.ts from the migrations; do not edit.\n';

const valueTypeOf = ({ data_type, udt_name }: Column): string =>
  data_type === 'ARRAY' ? (udt_name.startsWith('_int') ? 'number[]' : 'string[]') : (types[data_type] ?? 'unknown');

const typeOf = (column: Column): string => {
  const { is_nullable, has_default, is_generated } = column;
  const type = `${valueTypeOf(column)}${is_nullable === 'YES' ? ' | null' : ''}`;
  if (is_generated) return `GeneratedAlways<${type}>`;
  if (!has_default) return type;
  return type === 'Timestamp' || type === 'Json' ? `Defaulted<${type}>` : `Generated<${type}>`;
};

const pascal = (name: string): string => name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

const columnsOf = (table: string, columns: readonly Column[]): string =>
  `/** The columns of \`${table}\`. */\nexport interface ${pascal(table)}Table {\n${columns.map((column) => `  ${column.column_name}: ${typeOf(column)};`).join('\n')}\n}\n`;

/** Returns the import statements for the column types that the text uses. */
const importsFor = (text: string): string => {
  const used = ['Defaulted', 'Generated', 'Json', 'Timestamp'].filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const fromKysely = text.includes('GeneratedAlways<') ? "import type { GeneratedAlways } from 'kysely';\n" : '';
  return `${fromKysely}${used.length > 0 ? `import type { ${used.join(', ')} } from '#server/platform/database/column-types.ts';\n` : ''}`;
};

const areaFile = (area: string, tables: ReadonlyMap<string, readonly Column[]>): MadeFile => {
  const names = [...tables.keys()].filter((table) => areaOfTable(table) === area);
  const interfaces = names.map((table) => columnsOf(table, tables.get(table) ?? [])).join('\n');
  const list = names.map((table) => `  ${table}: ${pascal(table)}Table;`).join('\n');
  return {
    path: `server/platform/database/tables/${area}-tables.ts`,
    text: `${made}${importsFor(interfaces)}\n${interfaces}\n/** The tables of ${area}. */\nexport interface ${pascal(area)}Tables {\n${list}\n}\n`,
  };
};

const joinedFile = (areas: readonly string[]): MadeFile => {
  const joined = areas.map((area) => `${pascal(area)}Tables`);
  const imports = areas.map((area, at) => `import type { ${joined[at]} } from './tables/${area}-tables.ts';`);
  return {
    path: 'server/platform/database/tables.ts',
    text: `${made}${imports.join('\n')}\n\n/** Every table of the forum. */\nexport interface Tables\n  extends ${joined.join(',\n    ')} {}\n`,
  };
};

/** Returns the files with the types of all tables of a database. */
export async function describeTables(client: Pick<pg.Client, 'query'>): Promise<MadeFile[]> {
  const { rows } = await client.query<Column>(`
    select table_name, column_name, data_type, udt_name, is_nullable,
      column_default is not null or is_identity = 'YES' as has_default, is_generated = 'ALWAYS' as is_generated
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'migration'
    order by table_name collate "C", ordinal_position`);
  const tables = Map.groupBy(rows, ({ table_name }) => table_name);
  const areas = tableAreas.filter((area) => [...tables.keys()].some((table) => areaOfTable(table) === area));
  return [...areas.map((area) => areaFile(area, tables)), joinedFile(areas)];
}

if (import.meta.main) {
  const client = new pg.Client({ connectionString: process.argv[2] });
  await client.connect();
  for (const { path, text } of await describeTables(client)) writeFileSync(path, text);
  await client.end();
}
