import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { createJobQueue } from '#server/jobs/job-queue.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { startTestForum, type TestForum } from '#tests/support/server/test-forum.ts';

const received: unknown[] = [];
let fails = 0;
const note = defineJob({
  name: 'test.note',
  schema: z.object({ text: z.string() }),
  retrySeconds: 1,
  retries: 2,
  async handler(_forum, { text }, { attempt }) {
    received.push(attempt === 1 ? text : `${text} at attempt ${attempt}`);
    if (fails > 0) {
      fails -= 1;
      throw new Error('not yet');
    }
  },
});

let site: TestForum;
let forum: Forum;
beforeAll(async () => {
  site = await startTestForum();
  forum = { ...site.forum, jobs: createJobQueue(() => forum) };
  await forum.jobs.open([note]);
  await forum.jobs.work();
});
beforeEach(() => {
  received.length = 0;
  fails = 0;
});
afterAll(async () => {
  await forum.jobs.close();
  await site.close();
});

test('jobs run at once, one after the other', async () => {
  for (const text of ['one', 'two', 'three']) await forum.jobs.send(note, { text });
  await vi.waitFor(() => expect(received).toEqual(['one', 'two', 'three']), 5_000);
});

test('a job sent in a transaction runs after the commit', async () => {
  await inTransaction(forum.db, async (trx) => {
    await forum.jobs.send(note, { text: 'in it' }, { trx });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(received).toEqual([]);
  });
  await vi.waitFor(() => expect(received).toEqual(['in it']), 5_000);
});

test('a job of a failed transaction never runs', async () => {
  const failing = inTransaction(forum.db, async (trx) => {
    await forum.jobs.send(note, { text: 'lost' }, { trx });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await forum.jobs.settled();
  expect(received).toEqual([]);
});

test('a failed job is retried later', async () => {
  fails = 1;
  await forum.jobs.send(note, { text: 'again' });
  await vi.waitFor(() => expect(received).toEqual(['again']), 5_000);
  await vi.waitFor(
    async () => {
      await forum.jobs.settled();
      expect(received).toEqual(['again', 'again at attempt 2']);
    },
    { timeout: 10_000, interval: 300 },
  );
});

test('a job with a singleton key is not added while another one waits', async () => {
  const later = { startAfter: new Date(forum.now().getTime() + 3_600_000), singletonKey: 'digest' };
  expect(await forum.jobs.send(note, { text: 'first' }, later)).toBe(true);
  expect(await forum.jobs.send(note, { text: 'second' }, later)).toBe(false);
  await sql`update pgboss.job set start_after = now() where singleton_key = 'digest'`.execute(forum.db);
  await forum.jobs.settled();
  expect(received).toEqual(['first']);
  expect(await forum.jobs.send(note, { text: 'third' }, { singletonKey: 'digest' })).toBe(true);
  await forum.jobs.settled();
});

test('data that does not match the schema is not sent', async () => {
  await expect(forum.jobs.send(note, { text: 7 as never })).rejects.toThrow();
});
