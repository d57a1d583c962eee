import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** The time for which finished jobs are stored, in seconds. */
export const finishedSeconds = 86_400;

/** The time for which failed jobs are stored, in seconds, so that a person can read and retry them. */
export const failedSeconds = 30 * 86_400;

/** The index with which failed jobs are found independently of the number of finished jobs stored. */
export const failedJobIndex = `create index if not exists job_failed on pgboss.job (completed_on) where state = 'failed'`;

/**
 * Extends the time for which failed jobs are stored. pg-boss has one time for finished and failed jobs of a queue, and
 * fails jobs in several ways, so each process does this periodically, long before that time is over.
 */
export async function retainFailedJobs({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await sql`
    update pgboss.job set deletion_seconds = ${failedSeconds}
    where state = 'failed' and deletion_seconds < ${failedSeconds} and name not like '\\_\\_%'
  `.execute(kysely);
}
