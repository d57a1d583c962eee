import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

const prefix = 'stack-exchange:';

/** Returns the source name that identifies the records of a site in `import_record`. */
export const sourceOf = (site: string): string => `${prefix}${site}`;

/** Returns the path prefix under which this forum serves the old URLs of a site, such as `/imported/cooking/`. */
export const importedAddressOf = (site: string): string =>
  `/imported/${encodeURIComponent(site).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}/`;

/** Stores the hosts of an imported site, so that links and requests to them resolve to the imported records. */
export async function storeHosts(
  db: Kysely<Tables>,
  { site, categoryID, hosts }: { site: string; categoryID: number; hosts: readonly string[] },
): Promise<void> {
  await sql`
    insert into import_record (source, kind, foreign_id, record_type, record_id)
    select ${sourceOf(site)}, 'host', host, 'category', ${categoryID}::bigint
    from unnest(${hosts.map((host) => host.toLowerCase())}::text[]) as named (host)
    on conflict do nothing
  `.execute(db);
}

/** Returns the site of each host that earlier imports recorded. */
export async function findHosts(db: Kysely<Tables>): Promise<Map<string, string>> {
  const { rows } = await sql<{ host: string; source: string }>`
    select foreign_id as host, source from import_record
    where kind = 'host' and starts_with(source, ${prefix}) order by source
  `.execute(db);
  return new Map(rows.map(({ host, source }) => [host, source.slice(prefix.length)]));
}
