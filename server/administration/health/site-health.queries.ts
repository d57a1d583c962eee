import { sql } from 'kysely';
import type { SiteHealth, StorageUse } from '#api/administration/health/site-health.contract.ts';
import { isOwnBackup } from '#server/administration/backup/backup.queries.ts';
import { busApplication } from '#server/platform/cache/bus-listener.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** The number of tables that are listed. */
const mostTables = 8;

/** The size of the database, its largest tables, and its version. */
export async function readDatabaseSize(
  db: Queryable,
): Promise<Pick<SiteHealth['database'], 'version' | 'size' | 'tables'>> {
  const { rows: tables } = await sql<{ name: string; size: number }>`
    select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name,
      pg_total_relation_size(c.oid) as size
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_toast%'
    order by size desc, name limit ${mostTables}
  `.execute(db);
  const { rows } = await sql<{ version: string; size: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size
  `.execute(db);
  return { version: rows[0]?.version ?? '', size: rows[0]?.size ?? 0, tables };
}

/** Counts the files of each kind that exists, largest first: uploads by type, and the files of backups and exports. */
export async function countStorage(db: Queryable): Promise<StorageUse['kinds']> {
  const { rows } = await sql<StorageUse['kinds'][number]>`
    select kind, count(*) as count, coalesce(sum(size), 0)::bigint as size from (
      select case split_part(type, '/', 1) when 'image' then 'picture' when 'video' then 'video' when 'audio' then 'audio'
        else 'document' end as kind, size from media
      union all
      select kind, size from site_task where kind in ('backup', 'export') and status = 'done' and file_name is not null
    ) file group by kind order by size desc, kind
  `.execute(db);
  return rows;
}

/** The number of members that are listed. */
const mostMembers = 10;

/** Returns the members with the largest uploads, with the number and the size of their files. */
export async function findLargestUploaders(
  db: Queryable,
): Promise<readonly { userID: number; count: number; size: number }[]> {
  const { rows } = await sql<{ userID: number; count: number; size: number }>`
    select u.user_id as "userID", u.bytes as size,
      (select count(*) from media f where f.insert_user_id = u.user_id) as count
    from (select user_id, bytes from member_upload where bytes > 0 order by bytes desc, user_id limit ${mostMembers}) u
    order by u.bytes desc, u.user_id
  `.execute(db);
  return rows;
}

/** Counts the processes of the forum by their connections for the event bus; undefined if they cannot be seen. */
export async function countProcesses(db: Queryable): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = ${busApplication}
  `.execute(db);
  return rows[0]?.count || undefined;
}

/** Counts the people who manage the site without an authenticator app or a passkey. */
export async function countUnprotectedManagers(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from member m
    where date_deleted is null and not is_system
      and (is_admin or exists (select from member_role join role_permission using (role_id)
        where member_role.user_id = m.user_id and permission = 'site.manage'))
      and not exists (select from totp where totp.user_id = m.user_id and date_confirmed is not null)
      and not exists (select from passkey where passkey.user_id = m.user_id)
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns the age of the latest backup in days, without those that were uploaded; undefined without one. */
export async function findBackupAge(db: Queryable, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ days: number | null }>`
    select floor(extract(epoch from ${now}::timestamptz - max(date_inserted)) / 86400)::integer as days
    from site_task where kind = 'backup' and status = 'done' and ${isOwnBackup}
  `.execute(db);
  return rows[0]?.days ?? undefined;
}
