import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** A running job gives a sign of life this often, in seconds. */
export const heartbeatRefreshSeconds = 8;

/** A running job without a sign of life for this long counts as interrupted, in seconds. */
export const heartbeatSeconds = 30;

/** How often each process looks for interrupted jobs, in milliseconds. */
export const recoveryInterval = 10_000;

/** Makes the search for running jobs independent of how many finished ones are kept. */
export const runningJobIndex = `create index if not exists job_running on pgboss.job (name) where state = 'active'`;

/**
 * Puts jobs back into the queue whose process was killed: those that gave no sign of life lately and, where no other process
 * can be at work, every running job but this process's own. A job that was interrupted at its last attempt is left to
 * pg-boss, which lets it fail.
 *
 * @returns the names of these jobs, whose workers should be woken.
 */
export async function takeUpInterrupted(
  { kysely, kind }: Pick<Database, 'kysely' | 'kind'>,
  ownJobIDs: readonly string[],
): Promise<readonly string[]> {
  const isSilent =
    kind === 'embedded' ? sql`true` : sql`heartbeat_on + heartbeat_seconds * interval '1 second' < now()`;
  const { rows } = await sql<{ name: string }>`
    update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'active' and retry_count < retry_limit and ${isSilent} and id <> all(${[...ownJobIDs]}::uuid[])
      and name not like '\\_\\_%'
    returning name
  `.execute(kysely);
  return [...new Set(rows.map(({ name }) => name))];
}
