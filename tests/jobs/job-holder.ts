import { sql } from 'kysely';
import { allJobs } from '#server/jobs/all-jobs.ts';
import type { Job } from '#server/jobs/job.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { openBus } from '#server/platform/cache/bus.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { createLog } from '#server/platform/configuration/log.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import type { Forum } from '#server/platform/forum.ts';
import { openForum } from '#server/platform/open-forum.ts';

// A forum process without its HTTP server, to be killed by tests: `hold` starts one job of each kind and finishes none,
// `run` processes them normally and prints the outcome.
const [mode, dataFolder = '', databaseUrl] = process.argv.slice(2);
const configuration = readConfiguration({
  NODE_ENV: 'production',
  LOG_LEVEL: 'fatal',
  DATA_DIR: dataFolder,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
const log = createLog(configuration);
const database = await openDatabase({ databaseUrl, dataFolder });
await migrate(database);
const bus = await openBus(database, { databaseUrl });
const forum = openForum({ configuration, log, database, bus });
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Returns a job that reports its start and never finishes. */
const held = (job: Job<object>): Job<object> => ({
  ...job,
  handler: () => {
    print(`begun ${job.name}`);
    return new Promise(() => undefined);
  },
});

/**
 * Creates the records that the jobs need. Returns the data of each job whose data is not empty. The mail job is sent
 * together with its message.
 */
async function makeWork({ db }: Forum): Promise<Readonly<Record<string, object>>> {
  const member = { name: 'Ada', email: 'ada@example.org', email_confirmed: true };
  const { user_id: userID } = await db
    .insertInto('member')
    .values(member)
    .returning('user_id')
    .executeTakeFirstOrThrow();
  await db.insertInto('member_role').values({ user_id: userID, role_id: roleIDs.member }).execute();
  const category = { name: 'Harbour', urlcode: 'harbour' };
  const { category_id: categoryID } = await db
    .insertInto('category')
    .values(category)
    .returning('category_id')
    .executeTakeFirstOrThrow();
  const due = new Date(Math.floor(Date.now() / 1_000) * 1_000).toISOString();
  const draftMeta = { name: 'Planned', categoryID, tags: [], pinLocation: 'none' };
  const attributes = JSON.stringify({ body: 'At nine.', format: 'markdown', draftMeta });
  const { rows: drafts } = await sql<{ id: number }>`
    insert into draft (insert_user_id, record_type, attributes, draft_status, date_scheduled, date_inserted, date_updated)
    values (${userID}, 'discussion', ${attributes}, 'scheduled', ${due}, now(), now()) returning draft_id as id
  `.execute(db);
  const { rows: exports } = await sql<{ id: string }>`
    insert into data_export (user_id, date_inserted, date_expires) values (${userID}, now(), now() + interval '1 day')
    returning data_export_id as id
  `.execute(db);
  await sendMail(forum, { userID, template: 'password-changed', data: { name: 'Ada' } });
  return {
    'backup.write': { taskID: 1 },
    'backup.check': { taskID: 1 },
    'restoration.prepare': { taskID: 1 },
    'export.write': { taskID: 1 },
    'import.run': { taskID: 1 },
    'recount.run': { taskID: 1 },
    'draft.publish': { draftID: drafts[0]?.id, due },
    'data-export': { dataExportID: exports[0]?.id },
    'digest.send': { userID, frequency: 'daily', period: '2026-11-25', until: due },
    'long-job.work': { jobID: crypto.randomUUID() },
    'mention.refresh': { userID },
    'notification.deliver': { deliveries: [{ notificationID: 1, email: true, push: false }] },
    'webhook.send': { deliveryID: crypto.randomUUID() },
  };
}

/** Returns the state of the jobs by name, and their effects. */
async function findOutcome({ db }: Forum): Promise<unknown> {
  const { rows: jobs } = await sql<{ name: string; state: string; retries: number }>`
    select name, state::text as state, retry_count as retries from pgboss.job
    where name not like '\\_\\_%' and retry_count > 0 order by name
  `.execute(db);
  const { rows: effects } = await sql<object>`
    select (select count(*)::int from discussion where name = 'Planned') as discussions,
      (select array_agg(state order by mail_id) from mail where template = 'password-changed') as mails,
      (select array_agg(status) from data_export) as exports
  `.execute(db);
  return { jobs, effects: effects[0] };
}

if (mode === 'hold') {
  await forum.jobs.open(allJobs.map(({ cron: _, ...job }) => held(job)));
  const data = await makeWork(forum);
  await forum.jobs.work();
  for (const job of allJobs)
    if (job.name !== 'mail.send') await forum.jobs.send(job, data[job.name] ?? {}, { singletonKey: 'held' });
} else {
  const started = Date.now();
  await forum.jobs.open(allJobs.map(({ cron: _, ...job }) => job));
  await forum.jobs.work();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const outcome = (await findOutcome(forum)) as { jobs: { state: string }[] };
    const isOver =
      outcome.jobs.length >= allJobs.length && outcome.jobs.every(({ state }) => /completed|failed/.test(state));
    if (!isOver && Date.now() - started < 75_000) continue;
    print(JSON.stringify({ seconds: (Date.now() - started) / 1_000, ...outcome }));
    break;
  }
  process.exit(0);
}
