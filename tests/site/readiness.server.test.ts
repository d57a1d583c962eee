import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startTestForum, type TestForum } from '#tests/support/server/test-forum.ts';

const megabyte = 1_048_576;

let site: TestForum | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await site?.close();
  site = undefined;
});

const freeMegabytes = async (): Promise<number> => {
  const { bavail, bsize } = await statfs(tmpdir());
  return Math.ceil((bavail * bsize) / megabyte);
};

const readiness = async ({ guest }: TestForum) => {
  const { body } = await guest.request({ method: 'GET', url: '/readyz' });
  return JSON.parse(body);
};

describe('the disk of the data folder', () => {
  test('has enough space: the forum is ready', async () => {
    site = await startTestForum({ MIN_FREE_SPACE: '0' });
    expect(await readiness(site)).toEqual({ status: 'ready' });
  });

  test('is nearly full: the forum is ready, and warns', async () => {
    site = await startTestForum({ MIN_FREE_SPACE: String((await freeMegabytes()) * 3) });
    expect(await readiness(site)).toMatchObject({
      status: 'ready',
      warning: expect.stringContaining('MIN_FREE_SPACE'),
    });
  });

  test('is full: the forum is not ready', async () => {
    site = await startTestForum({ MIN_FREE_SPACE: String((await freeMegabytes()) * 30) });
    const { statusCode, headers, body } = await site.guest.request({ method: 'GET', url: '/readyz' });
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(body).reason).toContain('The disk of the data folder');
  });

  test('is reported in the metrics', async () => {
    site = await startTestForum();
    const { body } = await site.server.inject('/metrics');
    const free = Number(/^folkmoot_disk_free_bytes (\S+)/m.exec(body)?.[1]);
    expect(free / megabyte).toBeGreaterThan((await freeMegabytes()) / 2);
  });
});

test('a full database disk makes the forum not ready, until no such error occurs for a minute', async () => {
  site = await startTestForum({ MIN_FREE_SPACE: '0' });
  const { forum, guest } = site;
  const complain = sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
  await expect(complain.execute(forum.db)).rejects.toMatchObject({ code: '53100' });
  const before = await guest.request({ method: 'GET', url: '/readyz' });
  expect([before.statusCode, JSON.parse(before.body).reason]).toEqual([503, 'The disk of the database is full.']);
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  expect(await readiness(site)).toEqual({ status: 'ready' });
});
