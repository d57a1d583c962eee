import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** The interval between heartbeats of a running job, in seconds. */
export const heartbeatRefreshSeconds = 8;

/** A running job without a heartbeat for this long counts as interrupted, in seconds. */
export const heartbeatSeconds = 30;

/** The interval at which each process checks for interrupted jobs, in milliseconds. */
export const recoveryInterval = 10_000;

/** The index that keeps the search for running jobs independent of the number of finished jobs stored. */
export const runningJobIndex = `create index if not exists job_running on pgboss.job (name) where state = 'active'`;

/**
 * Requeues jobs whose process was killed: jobs without a recent heartbeat and, with the embedded database, where no
 * other process can run jobs, every running job that this process does not run itself. A job interrupted in its last
 * attempt is left to pg-boss, which marks it as failed.
 *
 * @returns the names of these jobs, whose workers should be woken.
 */
export async function requeueInterrupted(
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
