import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

const prefix = 'stack-exchange:';

/** Returns the name under which records of a site are noted in `import_record`. */
export const sourceOf = (site: string): string => `${prefix}${site}`;

/** Returns the address under which the old addresses of a site are reached in this forum, such as `/imported/cooking/`. */
export const importedAddressOf = (site: string): string =>
  `/imported/${encodeURIComponent(site).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}/`;

/** Notes the hosts that a site had, so that links to them, and requests for them, lead to what came from that site. */
export async function noteHosts(
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

/** Returns the site of each host that earlier imports named. */
export async function findHosts(db: Kysely<Tables>): Promise<Map<string, string>> {
  const { rows } = await sql<{ host: string; source: string }>`
    select foreign_id as host, source from import_record
    where kind = 'host' and starts_with(source, ${prefix}) order by source
  `.execute(db);
  return new Map(rows.map(({ host, source }) => [host, source.slice(prefix.length)]));
}
