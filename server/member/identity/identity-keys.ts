import { CompiledQuery } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import type { Queryable } from '#server/category/queryable.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';
import { codeSkeletonOf, skeletonOf } from './name-skeleton.ts';

/** Returns the columns by which a member or role is found by name, beside the name itself. */
export const nameKeys = (name: string) => ({ name_key: foldedIdentity(name), name_skeleton: skeletonOf(name) });

/** Returns the columns by which a category is found by its code. */
export const urlcodeKeys = (urlcode: string) => ({
  urlcode_key: foldedIdentity(urlcode),
  urlcode_skeleton: codeSkeletonOf(urlcode),
});

/** Returns the columns by which a tag is found by name or code. */
export const tagKeys = ({ name, urlcode }: { readonly name: string; readonly urlcode: string }) => ({
  name_key: foldedIdentity(name),
  ...urlcodeKeys(urlcode),
});

/** Returns the columns by which a ban rule is compared with names and addresses. */
export const patternKeys = (pattern: string) => ({
  pattern_key: foldedIdentity(pattern),
  like_pattern: escapeLike(foldedIdentity(pattern)).replaceAll('*', '%'),
});

type Row = Readonly<Record<string, string>>;

/** A table whose identities have columns that the application computes. */
interface KeyedTable {
  readonly table: string;
  readonly id: string;
  /** The columns that the keys are made of. */
  readonly from: readonly string[];
  /** Rows that lack their keys. */
  readonly lacking: string;
  readonly keysOf: (row: Row) => Readonly<Record<string, string>>;
  /** The columns that no two rows may share. */
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

/** What runs statements: a connection, or a pool of them. */
interface StatementRunner {
  query(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** Lets statements of a query builder's database be run. */
export const runnerOf = (db: Queryable): StatementRunner => ({
  query: async (text, values = []) => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values));
    return { rows };
  },
});

const batchSize = 2_000;

/** Ends a key that another row has already: a character that no name can have, and the number of the row. */
const apart = (key: string, id: string): string => `${key}\u001F${id}`;

const isPlain = (row: Row): boolean => Object.values(row).every((text) => /^[\x20-\x7E]*$/.test(text));

/** Gives each row its keys. Where two rows would share one, those in basic Latin have it, and then the oldest. */
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
  // First none has one, so that no order of the rows is in the way of a unique index.
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
 * and after rows came in by other ways than the forum's own. Rows whose key another row has keep working, but are not
 * found by it; `npm run names` lists them.
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
