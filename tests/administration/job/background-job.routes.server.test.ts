import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readDashboard } from '#api/administration/dashboard/dashboard.client.ts';
import { discardJobs, listBackgroundJobs, retryJobs } from '#api/administration/job/background-job.client.ts';
import { defineJob } from '#server/jobs/job.ts';
import { createJobQueue } from '#server/jobs/job-queue.ts';
import { failedSeconds, finishedSeconds, retainFailedJobs } from '#server/jobs/job-retention.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const administrator = await site.anAdministrator();
let isBroken = true;
const paint = defineJob({
  name: 'test.paint',
  schema: z.object({ boat: z.string() }),
  retries: 0,
  async handler() {
    if (isBroken) throw new Error('No paint at https://ana:hunter2@paint.example/?token=abc\nsecond line');
  },
});
const jobs = createJobQueue(() => ({ ...site.forum, jobs }));

beforeAll(async () => {
  await jobs.open([paint]);
  await jobs.work();
  for (const boat of ['Anna', 'Berta', 'Cäcilie']) await jobs.send(paint, { boat });
  await jobs.settled();
  return () => jobs.close();
});

const list = async () => (await listBackgroundJobs(administrator.api)).body;
const counts = async () => (await list()).kinds.find(({ name }) => name === 'test.paint');
const failedOf = async () => (await list()).failed.filter(({ kind }) => kind === 'test.paint');

test('failed jobs are listed with their cause, without stack and secrets', async () => {
  expect(await counts()).toMatchObject({
    cron: null,
    countFailed: 3,
    countWaiting: 0,
    dateLastRun: expect.any(String),
  });
  const [job] = await failedOf();
  expect(job).toMatchObject({
    cause: 'error',
    message: 'No paint at https://ana:[redacted]@paint.example/?token=[redacted]',
    attempts: 1,
  });
  expect(JSON.stringify(await list())).not.toContain('background-job.routes.server.test');
  const { duties } = (await readDashboard(administrator.api)).body;
  expect(duties).toContainEqual({ name: 'failedJobs', count: 3 });
});

test('failed jobs are stored for 30 days, others for a day', async () => {
  await retainFailedJobs(site.forum.database);
  const { rows } = await sql<{ state: string; seconds: number }>`
    select distinct state::text as state, deletion_seconds as seconds from pgboss.job where name = 'test.paint'
  `.execute(site.forum.db);
  expect(rows).toEqual([{ state: 'failed', seconds: failedSeconds }]);
});

test('one failed job, or all of a kind, is retried, and the log shows it', async () => {
  const [first] = await failedOf();
  const one = { kind: 'test.paint', jobID: first?.jobID as string };
  expect((await retryJobs(administrator.api, one)).body).toEqual({ count: 1 });
  await jobs.settled();
  const again = (await failedOf()).find(({ jobID }) => jobID === one.jobID);
  expect(again).toMatchObject({ attempts: 2 });
  isBroken = false;
  expect((await retryJobs(administrator.api, { kind: 'test.paint' })).body).toEqual({ count: 3 });
  await jobs.settled();
  expect(await counts()).toMatchObject({ countFailed: 0, countWaiting: 0 });
  await expect(retryJobs(administrator.api, one)).rejects.toMatchObject({ code: 'background-job.not-found' });
  const { rows } = await sql<{ seconds: number }>`
    select distinct deletion_seconds as seconds from pgboss.job where name = 'test.paint'`.execute(site.forum.db);
  expect(rows).toEqual([{ seconds: finishedSeconds }]);
  const log = (await administrator.request({ url: '/api/v2/audit-logs?recordType=background-job' })).json();
  expect(log.map(({ eventType, recordName, meta }: Record<string, unknown>) => [eventType, recordName, meta])).toEqual([
    ['background-job.retry', 'test.paint', ['failed: 3 → 0']],
    ['background-job.retry', 'test.paint', ['failed: 1 → 0']],
  ]);
});

test('failed jobs are discarded, waiting ones are not', async () => {
  isBroken = true;
  await jobs.send(paint, { boat: 'Dora' });
  await jobs.settled();
  const startAfter = new Date(Date.now() + 3_600_000);
  await jobs.send(paint, { boat: 'Emil' }, { startAfter });
  expect((await discardJobs(administrator.api, { kind: 'test.paint' })).body).toEqual({ count: 1 });
  expect(await counts()).toMatchObject({ countFailed: 0, countPlanned: 1 });
  expect((await discardJobs(administrator.api, { kind: 'test.paint' })).body).toEqual({ count: 0 });
});

test('needs site.manage', async () => {
  const moderator = await site.aModerator();
  for (const { api } of [moderator, site.guest]) {
    await expect(listBackgroundJobs(api)).rejects.toMatchObject({ status: 403 });
    await expect(retryJobs(api, { kind: 'mail.send' })).rejects.toMatchObject({ status: 403 });
    await expect(discardJobs(api, { kind: 'mail.send' })).rejects.toMatchObject({ status: 403 });
  }
});
