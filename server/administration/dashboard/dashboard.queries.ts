import { type RawBuilder, sql } from 'kysely';
import type { Duty, Growth } from '#api/administration/dashboard/dashboard.contract.ts';
import { isOwnBackup } from '#server/administration/backup/backup.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { type SampleRecordType, sampleSource } from '#server/sample/sample-record.ts';

/** The limit up to which is counted. */
const most = 100;

/** Failures older than this, in days, need nobody. */
const failureDays = 7;

/** The topic that clears the cached counts of failures. */
export const failuresChanged = 'dashboard-failures.changed';

/** The length of each of the two periods that are compared, in days. */
export const growthDays = 30;

type Amounts = Growth['before'];

/** Counts the appeals that wait for an answer. */
export async function countAppeals(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from appeal where status = 'open' limit ${most}) open
  `.execute(db);
  return rows[0]?.count ?? 0;
}

const failureNames = ['failedJobs', 'failedMails', 'bouncedMails', 'restingWebhooks'] as const;

/**
 * Counts the failures of the last days: jobs that were given up, messages that could not be sent, refused addresses; and
 * webhooks that are paused.
 */
export async function countFailures(db: Queryable, now: Date): Promise<readonly Duty[]> {
  const since = new Date(now.getTime() - failureDays * 86_400_000);
  const { rows } = await sql<Record<(typeof failureNames)[number], number>>`
    select
      (select count(*) from (select from pgboss.job
        where state = 'failed' and completed_on >= ${since} and name not like '\\_\\_%' limit ${most}) job) as "failedJobs",
      (select count(*) from (select from mail
        where state in ('failed', 'uncertain') and date_inserted >= ${since} limit ${most}) mail) as "failedMails",
      (select count(*) from (select from mail_bounce where date_inserted >= ${since} limit ${most}) bounce) as "bouncedMails",
      (select count(*) from webhook where status = 'resting') as "restingWebhooks"
  `.execute(db);
  const [counts] = rows;
  return failureNames.map((name) => ({ name, count: counts?.[name] ?? 0 }));
}

/** The facts of the database about the setup of the site. */
export interface SetupFacts {
  readonly categories: boolean;
  readonly registration: boolean;
  readonly moderator: boolean;
  readonly hasBackup: boolean;
  /** Whether the forum contains the sample community, which nobody has removed. */
  readonly hasSample: boolean;
}

/** SQL condition: a record does not belong to the sample community. */
const isNotSample = (type: SampleRecordType, id: RawBuilder<unknown>) => sql`not exists (
  select from import_record i where i.source = ${sampleSource} and i.record_type = ${type} and i.record_id = ${id})`;

/**
 * Finds out what was set up: a category, the rules of registration, a second person who can moderate, a backup. Records of
 * the sample community do not count.
 */
export async function findSetupFacts(db: Queryable): Promise<SetupFacts> {
  const { rows } = await sql<SetupFacts>`
    select
      exists (select from category where ${isNotSample('category', sql`category_id`)}) as categories,
      exists (select from setting where key like 'registration.%') as registration,
      (select count(*) from (
        select distinct user_id from member_role join role_permission using (role_id) join member using (user_id)
        where permission in ('posts.moderate', 'community.moderate') and date_deleted is null and not is_system
          and ${isNotSample('member', sql`user_id`)}
        limit 2) staff) > 1 as moderator,
      exists (select from site_task where kind = 'backup' and status = 'done' and ${isOwnBackup}) as "hasBackup",
      exists (select from import_record where source = ${sampleSource} and record_type <> 'removal')
        and not exists (select from import_record where source = ${sampleSource} and record_type = 'removal') as "hasSample"
  `.execute(db);
  return rows[0] ?? { categories: false, registration: false, moderator: false, hasBackup: false, hasSample: false };
}

/** Counts what was added on each of the last days, and in as many days before. */
export async function findGrowth(db: Queryable, now: Date): Promise<Growth> {
  const { rows } = await sql<Amounts & { day: string }>`
    with span as (select (${now}::timestamptz at time zone 'UTC')::date - ${2 * growthDays - 1}::integer as first),
    start as (select first::timestamp at time zone 'UTC' as at from span),
    member_day as (select (date_inserted at time zone 'UTC')::date as day, count(*) as count from member, start
      where date_inserted >= at and date_deleted is null and not is_system group by 1),
    discussion_day as (select (date_inserted at time zone 'UTC')::date as day, count(*) as count from discussion, start
      where date_inserted >= at and date_deleted is null and type <> 'redirect' group by 1),
    comment_day as (select (date_inserted at time zone 'UTC')::date as day, count(*) as count from comment, start
      where date_inserted >= at and date_deleted is null group by 1),
    visit_day as (select day, sum(count)::bigint as count from page_view, span where day >= first group by 1)
    select to_char(first + place, 'YYYY-MM-DD') as day, coalesce(m.count, 0) as members,
      coalesce(d.count, 0) as discussions, coalesce(c.count, 0) as comments, coalesce(v.count, 0) as visits
    from span cross join generate_series(0, ${2 * growthDays - 1}::integer) as place
    left join member_day m on m.day = first + place
    left join discussion_day d on d.day = first + place
    left join comment_day c on c.day = first + place
    left join visit_day v on v.day = first + place
    order by place
  `.execute(db);
  const sum = (name: keyof Amounts) => rows.slice(0, growthDays).reduce((total, row) => total + row[name], 0);
  return {
    days: rows.slice(growthDays),
    before: {
      members: sum('members'),
      discussions: sum('discussions'),
      comments: sum('comments'),
      visits: sum('visits'),
    },
  };
}
