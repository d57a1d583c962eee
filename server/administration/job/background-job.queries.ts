import { sql } from 'kysely';
import type { BackgroundJobKind, ChosenJobs } from '#api/administration/job/background-job.contract.ts';
import { finishedSeconds } from '#server/jobs/job-retention.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** The number of failed jobs that are listed. */
const mostListed = 100;

/** The numbers of jobs of a kind, without what is known from its definition. */
export type JobCounts = Omit<BackgroundJobKind, 'cron'>;

/** Counts the jobs of each kind by state. Kinds without stored jobs are not in the result. */
export async function countJobs(db: Queryable): Promise<JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now()) as "countWaiting",
      count(*) filter (where state in ('created', 'retry') and start_after > now()) as "countPlanned",
      count(*) filter (where state = 'active') as "countRunning",
      count(*) filter (where state = 'failed') as "countFailed",
      max(started_on) as "dateLastRun"
    from pgboss.job where name not like '\\_\\_%'
    group by name
  `.execute(db);
  return rows;
}

/** A failed job as stored by pg-boss. `message` is that of the error. */
export interface FailedJobRow {
  readonly jobID: string;
  readonly kind: string;
  readonly attempts: number;
  readonly message: string | null;
  readonly dateFailed: string;
}

/** Returns the newest failed jobs. */
export async function listFailedJobs(db: Queryable): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select id as "jobID", name as kind, retry_count + 1 as attempts, completed_on as "dateFailed",
      left(coalesce(output ->> 'message', output #>> '{value,message}', output ->> 'value'), 2000) as message
    from pgboss.job where state = 'failed' and name not like '\\_\\_%'
    order by completed_on desc, id limit ${mostListed}
  `.execute(db);
  return rows;
}

const chosen = ({ kind, jobID }: ChosenJobs) =>
  sql`name = ${kind} and state = 'failed' and name not like '\\_\\_%' and (${jobID ?? null}::uuid is null or id = ${jobID ?? null}::uuid)`;

/** Puts failed jobs back into the queue, each for one more attempt. Returns their number. */
export async function requeueFailedJobs(db: Queryable, jobs: ChosenJobs): Promise<number> {
  const { rows } = await sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null,
      keep_until = greatest(keep_until, now() + interval '1 day'), deletion_seconds = ${finishedSeconds}
    where ${chosen(jobs)} returning 1
  `.execute(db);
  return rows.length;
}

/** Deletes failed jobs. Returns their number. */
export async function deleteFailedJobs(db: Queryable, jobs: ChosenJobs): Promise<number> {
  const { rows } = await sql`delete from pgboss.job where ${chosen(jobs)} returning 1`.execute(db);
  return rows.length;
}
