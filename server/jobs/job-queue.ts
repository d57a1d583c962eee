import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { fromKysely, getConstructionPlans, type JobWithMetadata, PgBoss, type QueueResult } from 'pg-boss';
import type { Job, Jobs, SendOptions } from '#server/jobs/job.ts';
import {
  heartbeatRefreshSeconds,
  heartbeatSeconds,
  recoveryInterval,
  requeueInterrupted,
  runningJobIndex,
} from '#server/jobs/job-recovery.ts';
import { failedJobIndex, finishedSeconds, retainFailedJobs } from '#server/jobs/job-retention.ts';
import { afterCommit } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';

/**
 * The polling interval of the workers, in seconds. Polling finds retries, delayed jobs and jobs left by other
 * processes, for which no wake-up is published.
 */
const pollSeconds = 20;
/** Timeout for running jobs when the queue closes, in milliseconds. */
const closingLimit = 10_000;
const topic = 'jobs.sent';

/** Creates the tables of the queue if they do not exist. Later versions of pg-boss migrate them themselves. */
export async function installJobQueue(client: {
  query(text: string): Promise<{ rows: { name: string | null }[] }>;
}): Promise<void> {
  const { rows } = await client.query(`select to_regclass('pgboss.version')::text as name`);
  if (!rows[0]?.name) await client.query(getConstructionPlans('pgboss'));
  await client.query(runningJobIndex);
  await client.query(failedJobIndex);
}

/**
 * Creates the forum's job queue: pg-boss over the forum's own connections, with either database. Workers poll rarely
 * and are woken over the event bus when a job is sent, in this process and in all others. Polling is rare because the
 * embedded database has only one connection, which page requests need first.
 */
export function createJobQueue(forumOf: () => Forum): Jobs {
  const workers = new Map<string, string[]>();
  const running = new Map<Promise<void>, string>();
  let known: readonly Job<object>[] = [];
  let started: Promise<PgBoss> | undefined;
  let unsubscribe = () => {};
  let recovering: NodeJS.Timeout | undefined;

  const wake = (boss: PgBoss, name: string) => {
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
  };

  const wakeAll = (boss: PgBoss) => {
    for (const { name } of known) wake(boss, name);
  };

  const recover = async (boss: PgBoss): Promise<void> => {
    const { database, log } = forumOf();
    try {
      const names = await requeueInterrupted(database, [...running.values()]);
      if (names.length > 0) log.warn({ names }, 'Interrupted jobs are resumed.');
      for (const name of names) wake(boss, name);
      await retainFailedJobs(database);
    } catch (error) {
      log.warn({ err: error }, 'Interrupted and failed jobs could not be queried.');
    }
  };

  const bossOf = () => {
    if (!started) throw new Error('A job was sent before the queue was opened; see server/jobs/job-workers.ts.');
    return started;
  };

  const announce = async (name: string, delay: number) => {
    const { bus, log } = forumOf();
    const publish = () =>
      bus.publish(topic, name).catch((error: unknown) => log.warn({ err: error }, 'Workers could not be notified.'));
    if (delay <= 0) return publish();
    // Publishes slightly late rather than early. Longer delays are found by polling.
    if (delay < pollSeconds * 2_000) setTimeout(publish, delay + 50).unref();
  };

  async function send<Data extends object>(job: Job<Data>, data: Data, options: SendOptions = {}): Promise<boolean> {
    const boss = await bossOf();
    const { trx, startAfter, singletonKey } = options;
    const delay = startAfter ? startAfter.getTime() - forumOf().now().getTime() : 0;
    const id = await boss.send(job.name, job.schema.parse(data), {
      singletonKey: singletonKey ?? randomUUID(),
      ...(trx && { db: fromKysely(trx) }),
      ...(delay > 0 && { startAfter: new Date(Date.now() + delay) }),
    });
    if (trx) afterCommit(trx, () => announce(job.name, delay));
    else await announce(job.name, delay);
    return id !== null;
  }

  async function run(boss: PgBoss, job: Job<object>, given: JobWithMetadata<object> | undefined): Promise<void> {
    if (!given) return;
    const { log } = forumOf();
    const attempt = given.retryCount + 1;
    const attempts = given.retryLimit + 1;
    try {
      await job.handler(forumOf(), job.schema.parse(given.data), { id: given.id, attempt, attempts });
    } catch (error) {
      const level = attempt < attempts ? 'warn' : 'error';
      log[level]({ err: error, job: job.name, id: given.id, attempt, attempts }, 'A job failed.');
      throw error;
    } finally {
      // More jobs of this name may be waiting.
      wake(boss, job.name);
    }
  }

  async function startWorkers(boss: PgBoss, job: Job<object>): Promise<void> {
    const ids: string[] = [];
    for (let index = 0; index < (job.concurrency ?? 1); index += 1) {
      const id = await boss.work<object>(
        job.name,
        { pollingIntervalSeconds: pollSeconds, includeMetadata: true, heartbeatRefreshSeconds },
        ([given]) => {
          const task = run(boss, job, given as JobWithMetadata<object> | undefined).finally(() => running.delete(task));
          if (given) running.set(task, given.id);
          // pg-boss records the failure; it is already logged here.
          task.catch(() => undefined);
          return task;
        },
      );
      ids.push(id);
    }
    workers.set(job.name, ids);
  }

  return {
    send,
    wake: (name) => void announce(name, 0),
    async open(jobs) {
      known = jobs;
      started = startBoss(forumOf(), jobs);
      await started;
    },
    async work() {
      const boss = await bossOf();
      const { bus, configuration } = forumOf();
      const unsubscribers = [bus.subscribe(topic, (name) => wake(boss, String(name))), bus.onGap(() => wakeAll(boss))];
      unsubscribe = () => {
        for (const end of unsubscribers) end();
      };
      await recover(boss);
      for (const job of known) await startWorkers(boss, job);
      if (configuration.environment === 'test') return;
      await keepSchedules(boss, known);
      recovering = setInterval(() => void recover(boss), recoveryInterval).unref();
    },
    async settled() {
      const boss = await bossOf();
      while (await isBusy(forumOf())) {
        wakeAll(boss);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async close() {
      const boss = await started?.catch(() => undefined);
      unsubscribe();
      clearInterval(recovering);
      await Promise.race([
        Promise.allSettled(running.keys()),
        new Promise((resolve) => setTimeout(resolve, closingLimit)),
      ]);
      await boss?.stop({ graceful: false, close: false });
      started = undefined;
    },
  };
}

async function startBoss({ database, log }: Forum, jobs: readonly Job<object>[]): Promise<PgBoss> {
  const executeSql = (text: string, values?: unknown[]) => database.pool.query(text, values);
  const boss = new PgBoss({
    db: { executeSql },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    flowIntervalSeconds: 60,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reported an error.'));
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue reported a warning.'));
  await boss.start();
  await makeQueues(boss, jobs);
  return boss;
}

/** Default time limit of a job, in seconds. A job that runs longer counts as failed. */
const usualSeconds = 900;
const longestSeconds = 82_800;

type QueueTimes = Pick<QueueResult, 'retryLimit' | 'retryDelay' | 'heartbeatSeconds' | 'expireInSeconds'>;

const isSame = (one: QueueTimes, other: QueueTimes): boolean =>
  one.retryLimit === other.retryLimit &&
  one.retryDelay === other.retryDelay &&
  one.heartbeatSeconds === other.heartbeatSeconds &&
  one.expireInSeconds === other.expireInSeconds;

async function makeQueues(boss: PgBoss, jobs: readonly Job<object>[]): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, retries = 5, retrySeconds = 10, isLong = false } of jobs) {
    const expireInSeconds = isLong ? longestSeconds : usualSeconds;
    const times = { heartbeatSeconds, expireInSeconds };
    const options = {
      retryLimit: retries,
      retryDelay: retrySeconds,
      retryBackoff: true,
      retryDelayMax: 3_600,
      ...times,
    };
    const queue = there.get(name);
    // The policy `short` allows one queued job per key: see `singletonKey`.
    if (!queue) await boss.createQueue(name, { policy: 'short', deleteAfterSeconds: finishedSeconds, ...options });
    else if (!isSame(queue, options)) await boss.updateQueue(name, options);
    // Loads the queue into pg-boss's cache. Otherwise the first `send` would look the queue up outside the transaction
    // it is part of.
    await boss.findJobs(name, { id: randomUUID() });
  }
}

async function keepSchedules(boss: PgBoss, jobs: readonly Job<object>[]): Promise<void> {
  const kept = jobs.flatMap(({ name, cron }) => (cron ? [{ name, cron }] : []));
  for (const { name } of await boss.getSchedules())
    if (!kept.some((job) => job.name === name)) await boss.unschedule(name);
  for (const { name, cron } of kept) await boss.schedule(name, cron, {}, { tz: 'UTC' });
}

async function isBusy({ db }: Forum): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (
      select from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_%'
    ) as busy`.execute(db);
  return rows[0]?.busy === true;
}
