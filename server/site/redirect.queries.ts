import { type Kysely, type RawBuilder, sql } from 'kysely';
import { sourceOf } from '#server/import/imported-site.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** The record to which a URL of an imported community leads. */
export interface ImportedRecord {
  readonly discussionID: number | null;
  readonly commentID: number | null;
  readonly categoryID: number | null;
  readonly userID: number | null;
  readonly name: string;
}

/** Selects the imported communities. Each one records the category into which it was imported. */
const importedSites = sql`select source from import_record
  where record_type = 'category' and kind = 'category' and source like 'stack-exchange:%'`;

/** Identifies the imported community to which a URL belongs. */
export interface OldSite {
  /** The community named in the URL. */
  readonly site: string | undefined;
  /** The hosts of the request. */
  readonly hosts: readonly string[];
}

/**
 * Returns the SQL condition that restricts records to the community named in the URL, otherwise to the community that
 * used the host of the request, since record IDs are unique only within a community. Without either, records of all
 * communities match and the first one is used.
 */
function isOfSite({ site, hosts }: OldSite): RawBuilder<boolean> {
  if (site !== undefined) return sql`k.source = ${sourceOf(site)}`;
  const named = sql`select source from import_record
    where record_type = 'category' and kind = 'host' and foreign_id = any(${hosts as string[]}::text[])`;
  return sql`k.source in (${importedSites}) and (k.source in (${named}) or not exists (${named}))`;
}

/** Returns the post that had this ID in an imported community. Returns undefined when it is deleted. */
export async function findImportedPost(
  db: Kysely<Tables>,
  number: string,
  site: OldSite,
): Promise<ImportedRecord | undefined> {
  const { rows } = await sql<ImportedRecord>`
    select d.discussion_id as "discussionID", c.comment_id as "commentID", d.category_id as "categoryID",
      null as "userID", d.name
    from import_record k
    left join comment c on k.record_type = 'comment' and c.comment_id = k.record_id and c.date_deleted is null
    join discussion d on d.date_deleted is null
      and d.discussion_id = case k.record_type when 'discussion' then k.record_id else c.discussion_id end
    where ${isOfSite(site)}
      and k.kind = 'post' and k.foreign_id = ${number}
    order by k.record_id limit 1
  `.execute(db);
  return rows[0];
}

/** Returns the member who had this ID in an imported community. */
export async function findImportedMember(
  db: Kysely<Tables>,
  number: string,
  site: OldSite,
): Promise<ImportedRecord | undefined> {
  const { rows } = await sql<ImportedRecord>`
    select null as "discussionID", null as "commentID", null as "categoryID", m.user_id as "userID", m.name
    from import_record k join member m on m.user_id = k.record_id and m.date_deleted is null
    where ${isOfSite(site)}
      and k.kind = 'user' and k.foreign_id = ${number}
    order by k.record_id limit 1
  `.execute(db);
  return rows[0];
}
