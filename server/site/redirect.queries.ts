import { type Kysely, type RawBuilder, sql } from 'kysely';
import { sourceOf } from '#server/import/imported-site.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** Where an address of the old community leads. */
export interface OldPlace {
  readonly discussionID: number | null;
  readonly commentID: number | null;
  readonly categoryID: number | null;
  readonly userID: number | null;
  readonly name: string;
}

/** The communities that were imported: each notes the category it fills. */
const importedSites = sql`select source from import_record
  where record_type = 'category' and kind = 'category' and source like 'stack-exchange:%'`;

/** Says which imported community an old address belongs to. */
export interface OldSite {
  /** The community that the address names. */
  readonly site: string | undefined;
  /** The hosts that the request is for. */
  readonly hosts: readonly string[];
}

/**
 * Restricts records to the community that an address names, else to the one that had the host of the request, as numbers
 * are those of one community only. Without either, all communities are meant, the first one first.
 */
function isOfSite({ site, hosts }: OldSite): RawBuilder<boolean> {
  if (site !== undefined) return sql`k.source = ${sourceOf(site)}`;
  const named = sql`select source from import_record
    where record_type = 'category' and kind = 'host' and foreign_id = any(${hosts as string[]}::text[])`;
  return sql`k.source in (${importedSites}) and (k.source in (${named}) or not exists (${named}))`;
}

/** The post that had this number in an imported community, unless it is gone. */
export async function findOldPost(db: Kysely<Tables>, number: string, site: OldSite): Promise<OldPlace | undefined> {
  const { rows } = await sql<OldPlace>`
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

/** The member who had this number in an imported community. */
export async function findOldMember(db: Kysely<Tables>, number: string, site: OldSite): Promise<OldPlace | undefined> {
  const { rows } = await sql<OldPlace>`
    select null as "discussionID", null as "commentID", null as "categoryID", m.user_id as "userID", m.name
    from import_record k join member m on m.user_id = k.record_id and m.date_deleted is null
    where ${isOfSite(site)}
      and k.kind = 'user' and k.foreign_id = ${number}
    order by k.record_id limit 1
  `.execute(db);
  return rows[0];
}
