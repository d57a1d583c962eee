import { CompiledQuery } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { codeSkeletonOf, skeletonOf } from './name-skeleton.ts';

/** Returns the lookup columns for the name of a member or role. */
export const nameKeys = (name: string) => ({ name_key: foldedIdentity(name), name_skeleton: skeletonOf(name) });

/** Returns the lookup columns for the code of a category. */
export const urlcodeKeys = (urlcode: string) => ({
  urlcode_key: foldedIdentity(urlcode),
  urlcode_skeleton: codeSkeletonOf(urlcode),
});

/** Returns the lookup columns for the name and code of a tag. */
export const tagKeys = ({ name, urlcode }: { readonly name: string; readonly urlcode: string }) => ({
  name_key: foldedIdentity(name),
  ...urlcodeKeys(urlcode),
});

/** Returns the columns by which a ban rule is matched against names and addresses. */
export const patternKeys = (pattern: string) => ({
  pattern_key: foldedIdentity(pattern),
  like_pattern: escapeLike(foldedIdentity(pattern)).replaceAll('*', '%'),
});

type Row = Readonly<Record<string, string>>;

/** A table with identity columns that the application computes. */
interface KeyedTable {
  readonly table: string;
  readonly id: string;
  /** The columns from which the keys are computed. */
  readonly from: readonly string[];
  /** The SQL condition that selects rows without keys. */
  readonly lacking: string;
  readonly keysOf: (row: Row) => Readonly<Record<string, string>>;
  /** The columns with a unique constraint. */
  readonly unique: readonly string[];
}

const tables: readonly KeyedTable[] = [
  {
    table: 'member',
    id: 'user_id',
    from: ['name'],
    lacking: 'name_skeleton is null and date_deleted is null and not is_system',
    keysOf: ({ name = '' }) => nameKeys(name),
    unique: ['name_key', 'name_skeleton'],
  },
  {
    table: 'role',
    id: 'role_id',
    from: ['name'],
    lacking: 'name_skeleton is null',
    keysOf: ({ name = '' }) => nameKeys(name),
    unique: ['name_key', 'name_skeleton'],
  },
  {
    table: 'category',
    id: 'category_id',
    from: ['urlcode'],
    lacking: 'urlcode_skeleton is null',
    keysOf: ({ urlcode = '' }) => urlcodeKeys(urlcode),
    unique: ['urlcode_key', 'urlcode_skeleton'],
  },
  {
    table: 'tag',
    id: 'tag_id',
    from: ['name', 'urlcode'],
    lacking: 'urlcode_skeleton is null',
    keysOf: ({ name = '', urlcode = '' }) => tagKeys({ name, urlcode }),
    unique: ['urlcode_key', 'urlcode_skeleton'],
  },
  {
    table: 'ban_rule',
    id: 'ban_rule_id',
    from: ['pattern'],
    lacking: 'pattern_key is null',
    keysOf: ({ pattern = '' }) => patternKeys(pattern),
    unique: ['pattern_key'],
  },
];

/** Executes SQL statements: a connection or a pool. */
interface StatementRunner {
  query(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** Returns a runner that executes raw statements on a Kysely database. */
export const runnerOf = (db: Queryable): StatementRunner => ({
  query: async (text, values = []) => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values));
    return { rows };
  },
});

const batchSize = 2_000;

/**
 * Returns a unique variant of a key that is already taken: a character that names cannot contain, followed by the row
 * ID, is appended.
 */
const apart = (key: string, id: string): string => `${key}\u001F${id}`;

const isPlain = (row: Row): boolean => Object.values(row).every((text) => /^[\x20-\x7E]*$/.test(text));

/** Assigns keys to rows. When rows would share a key, a row in basic Latin gets it first, then the oldest row. */
function distinctKeys({ keysOf, unique, id }: KeyedTable, rows: readonly Row[], taken: ReadonlySet<string>) {
  const used = new Set(taken);
  const sorted = rows.toSorted((one, other) => Number(isPlain(other)) - Number(isPlain(one)));
  return sorted.map((row) => {
    const keys = { ...keysOf(row) };
    for (const column of unique) {
      const key = keys[column] ?? '';
      if (used.has(`${column} ${key}`)) keys[column] = apart(key, row[id] ?? '');
      used.add(`${column} ${keys[column]}`);
    }
    return { id: row[id], keys };
  });
}

async function findTaken(runner: StatementRunner, keyed: KeyedTable, rows: readonly Row[]): Promise<Set<string>> {
  const { table, id, keysOf, unique } = keyed;
  const taken = new Set<string>();
  for (const column of unique) {
    const wanted = rows.map((row) => keysOf(row)[column]);
    const { rows: found } = await runner.query(
      `select ${column} as key from ${table} where ${column} = any($1::text[]) and ${id} <> all($2::bigint[])`,
      [wanted, rows.map((row) => row[id])],
    );
    for (const { key } of found) taken.add(`${column} ${key}`);
  }
  return taken;
}

async function fillBatch(runner: StatementRunner, keyed: KeyedTable, rows: readonly Row[]): Promise<void> {
  const { table, id, unique } = keyed;
  const filled = distinctKeys(keyed, rows, await findTaken(runner, keyed, rows));
  const columns = Object.keys(filled[0]?.keys ?? {});
  const ids = filled.map((row) => row.id);
  // Clears the keys first, so that the order of the updates cannot violate a unique index.
  await runner.query(`update ${table} set ${unique.map((one) => `${one} = null`)} where ${id} = any($1::bigint[])`, [
    ids,
  ]);
  await runner.query(
    `update ${table} set ${columns.map((one) => `${one} = made.${one}`)}
      from unnest($1::bigint[], ${columns.map((_, index) => `$${index + 2}::text[]`)}) as made (id, ${columns})
      where ${table}.${id} = made.id`,
    [ids, ...columns.map((column) => filled.map(({ keys }) => keys[column]))],
  );
}

/**
 * Computes the folded identities and skeletons of all rows that lack them: after the migration that added the columns,
 * and after rows were inserted by other means than the application. A row whose key is already taken remains usable but
 * cannot be found by that key. `npm run names` lists such rows.
 */
export async function fillIdentityKeys(runner: StatementRunner): Promise<void> {
  for (const keyed of tables) {
    const { table, id, from, lacking } = keyed;
    for (;;) {
      const { rows } = await runner.query(
        `select ${id}::text, ${from.join(', ')} from ${table} where ${lacking} order by ${id} limit ${batchSize}`,
      );
      if (rows.length === 0) break;
      await fillBatch(runner, keyed, rows);
    }
  }
}
