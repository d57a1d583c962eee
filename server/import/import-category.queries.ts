import { type Kysely, sql } from 'kysely';
import { urlcodeOf } from '#api/category/category-address.ts';
import { urlcodeKeys } from '#server/member/identity/identity-keys.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** The category into which an import puts the discussions. */
export interface ImportCategory {
  /** Undefined while the category does not exist. */
  readonly categoryID: number | undefined;
  readonly name: string;
  readonly urlcode: string;
  /** The name of the category that was asked for, if that one has permissions of its own. */
  readonly instead: string | undefined;
}

interface Candidate {
  readonly id: number;
  readonly name: string;
  readonly urlcode: string;
  /** Whether an earlier run of the same source used it. */
  readonly isKnown: boolean;
  /** Whether it or a category above it has permissions of its own. */
  readonly hasPermissions: boolean;
}

/** Returns the category of an earlier run, and those with a name or an address, in this order. */
async function findCandidates(db: Kysely<Tables>, source: string, name: string, key: string): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with recursive candidate as (
      select category_id, name, urlcode, urlcode_key, parent_category_id, custom_permissions, exists (
        select from import_record
        where source = ${source} and kind = 'category' and record_id = category_id) as is_known
      from category
    ), named as (
      select * from candidate where is_known or lower(name) = lower(${name}) or urlcode_key = ${key}
    ), path as (
      select category_id as id, parent_category_id, custom_permissions from named
      union all
      select path.id, parent.parent_category_id, parent.custom_permissions
      from path join category parent on parent.category_id = path.parent_category_id
    )
    select category_id as id, name, urlcode, is_known as "isKnown",
      (select bool_or(custom_permissions) from path where path.id = category_id) as "hasPermissions"
    from named order by is_known desc, category_id
  `.execute(db);
  return rows;
}

/**
 * Returns the category for an import: the one that an earlier run used, otherwise one with the name or its address. A
 * category with permissions of its own is not used, because a dump is public: a new one gets the name with a number.
 */
export async function findImportCategory(db: Kysely<Tables>, source: string, wanted: string): Promise<ImportCategory> {
  let instead: string | undefined;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} (${number})`;
    const urlcode = (urlcodeOf(wanted) || 'imported') + (number === 1 ? '' : `-${number}`);
    const candidates = await findCandidates(db, source, name, urlcodeKeys(urlcode).urlcode_key);
    instead ??= candidates.find(({ isKnown, hasPermissions }) => !isKnown && hasPermissions)?.name;
    const usable = candidates.find(({ isKnown, hasPermissions }) => isKnown || (number === 1 && !hasPermissions));
    if (usable) return { categoryID: usable.id, name: usable.name, urlcode: usable.urlcode, instead };
    if (candidates.length === 0) return { categoryID: undefined, name, urlcode, instead };
  }
}

/** Finds or creates the category for an import, and records it for later runs. Returns its ID, too. */
export const openImportCategory = (
  db: Kysely<Tables>,
  source: string,
  wanted: string,
): Promise<ImportCategory & { readonly categoryID: number }> =>
  inTransaction(db, async (trx) => {
    const found = await findImportCategory(trx, source, wanted);
    const categoryID = found.categoryID ?? (await insertCategory(trx, found));
    await sql`
      insert into import_record (source, kind, foreign_id, record_type, record_id)
      values (${source}, 'category', '', 'category', ${categoryID})
      on conflict do nothing
    `.execute(trx);
    return { ...found, categoryID };
  });

async function insertCategory(trx: Kysely<Tables>, { name, urlcode }: ImportCategory): Promise<number> {
  const keys = urlcodeKeys(urlcode);
  const { rows } = await sql<{ id: number }>`
    insert into category (name, urlcode, urlcode_key, urlcode_skeleton, sort)
    select ${name}, ${urlcode}, ${keys.urlcode_key}, ${keys.urlcode_skeleton},
      coalesce((select max(sort) + 1 from category), 1)
    returning category_id as id
  `.execute(trx);
  return rows[0]?.id as number;
}
