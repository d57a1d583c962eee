import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { AccountProblem } from '#api/account/own-data/account-problem.ts';
import { foldedIdentity } from '#api/folded-identity.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { skeletonOf, skeletonsOf } from './name-skeleton.ts';

/** Returns the stored form of a deleted member's name: a hash that reserves the name without storing it. */
export const hiddenKey = (key: string): string => `sha256:${createHash('sha256').update(key).digest('hex')}`;

const withHidden = (keys: readonly string[]): string[] => [...keys, ...keys.map(hiddenKey)];

/**
 * Returns the reason why a name is unavailable: another member has or had it, or a name that looks the same. Returns
 * undefined when it is available.
 */
export async function findNameConflict(db: Queryable, name: string, exceptID = 0): Promise<AccountProblem | undefined> {
  const key = foldedIdentity(name);
  const skeletons = skeletonsOf(name);
  const { rows } = await sql<{ isSame: boolean }>`
    select name_key = ${key} as "isSame" from member
    where (name_key = ${key} or name_skeleton = any(${skeletons}::text[])) and user_id <> ${exceptID}
      and date_deleted is null and not is_system
    union all
    select name_key = any(${withHidden([key])}::text[]) from former_name
    where (name_key = any(${withHidden([key])}::text[]) or name_skeleton = any(${withHidden(skeletons)}::text[]))
      and user_id <> ${exceptID}
  `.execute(db);
  if (rows.some(({ isSame }) => isSame)) return 'registration.name-taken';
  return rows.length > 0 ? 'name.look-alike' : undefined;
}

/**
 * Reserves the former name of a renamed member. Releases the new name when it is one of the member's own former names.
 */
export async function reserveFormerName(
  db: Queryable,
  { userID, from, to, now }: { userID: number; from: string; to: string; now: Date },
): Promise<void> {
  const [former, present] = [foldedIdentity(from), foldedIdentity(to)];
  if (former === present) return;
  await sql`
    insert into former_name (name_key, name_skeleton, name, user_id, date_inserted)
    values (${former}, ${skeletonOf(from)}, ${from}, ${userID}, ${now}) on conflict (name_key) do nothing
  `.execute(db);
  await sql`delete from former_name where user_id = ${userID} and name_key = ${present}`.execute(db);
}

/**
 * Reserves all names of a member who is being deleted as hashes and deletes the plain names. Must be called before the
 * name is cleared.
 */
export async function reserveNamesAsHashes(db: Queryable, userID: number, now: Date): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    delete from former_name where user_id = ${userID} and name is not null returning name
  `.execute(db);
  const present = await sql<{ name: string }>`select name from member where user_id = ${userID}`.execute(db);
  const names = [...rows, ...present.rows].map(({ name }) => name);
  await sql`
    insert into former_name (name_key, name_skeleton, user_id, date_inserted)
    select key, skeleton, ${userID}::bigint, ${now}::timestamptz
    from unnest(${names.map((name) => hiddenKey(foldedIdentity(name)))}::text[],
      ${names.map((name) => hiddenKey(skeletonOf(name)))}::text[]) as hidden (key, skeleton)
    on conflict (name_key) do nothing
  `.execute(db);
}

/** Selects the ID of the member with a name, otherwise of the member who formerly had it. Excludes deleted members. */
export const memberNamedSql = (name: string): RawBuilder<{ id: number }> => sql`
  select found.id from (
    select user_id as id, 1 as place from member
    where name_key = ${foldedIdentity(name)} and date_deleted is null and not is_system
    union all
    select user_id, 2 from former_name where name_key = ${foldedIdentity(name)}) found
  order by found.place limit 1`;

/** Releases a former name. Returns false when the name was not reserved. */
export async function releaseFormerName(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await sql`
    delete from former_name where name_key = any(${withHidden([foldedIdentity(name)])}::text[]) returning name_key
  `.execute(db);
  return rows.length > 0;
}
