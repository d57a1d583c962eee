import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** The condition for backups that this forum made. Uploaded ones may be those of another forum. */
export const isOwnBackup = sql`coalesce(input->>'isUploaded', '') <> 'true'`;

/** Whether a scheduled backup was started since a time. */
export async function hasScheduledSince(db: Queryable, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from site_task where kind = 'backup' and is_scheduled and date_inserted >= ${since} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Returns the scheduled backups beyond the number to keep, and failed ones older than a month. */
export async function listExpiredBackups(db: Queryable, keep: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ taskID: number }>`
    select site_task_id as "taskID" from (
      select site_task_id, row_number() over (order by site_task_id desc) as position from site_task
      where kind = 'backup' and is_scheduled and status = 'done') ranked
    where position > ${keep}
    union all
    select site_task_id from site_task where kind = 'backup' and status in ('failed', 'cancelled')
      and date_inserted < ${new Date(now.getTime() - 30 * 86_400_000)}
  `.execute(db);
  return rows.map(({ taskID }) => taskID);
}
