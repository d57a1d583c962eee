import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type ForumServer,
  findFreePort,
  makeDataFolder,
  startForumServer,
} from '#tests/support/server/forum-server.ts';
import { startPostgres } from '#tests/support/server/private-postgres.ts';
import { aGuest, aMemberOf, anAdministratorOf, type Visitor } from '#tests/support/server/visitor.ts';

/** Timeout for the forum to detect that the database is back, in milliseconds. */
const timeLimit = { timeout: 30_000, interval: 200 };

const startLimit = { timeout: 90_000, interval: 100 };

const german = { accept: 'text/html', 'accept-language': 'de-AT,de;q=0.9' };

/** The API requests sent while the database cannot be reached. */
const calls = [
  ['GET', '/api/v2/discussions'],
  ['GET', '/api/v2/categories'],
  ['GET', '/api/v2/me'],
  ['GET', '/api/v2/search?query=oak'],
  ['POST', '/api/v2/discussions'],
  ['POST', '/api/v2/users/session'],
] as const;
const pages = ['/', '/discussions', '/categories', '/search?query=oak', '/profile', '/entry/signin', '/no/such/page'];

if (process.env['FOLKMOOT_TEST_DATABASE'] === 'postgres')
  describe('while the database is unreachable', () => {
    let database: Awaited<ReturnType<typeof startPostgres>>;
    let server: ForumServer;
    let member: Visitor;
    let guest: Visitor;

    beforeAll(async () => {
      database = await startPostgres();
      server = await startForumServer({ databaseUrl: database.url });
      member = await aMemberOf(server, await anAdministratorOf(server), 'Ada');
      guest = aGuest(server.url);
      expect((await guest.fetch('/discussions', { headers: german })).status).toBe(200);
      await database.halt();
      // A process without invalidations uses its cached copies for one more second.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
    }, 180_000);
    afterAll(async () => {
      await server?.kill();
      if (server) await rm(server.dataFolder, { recursive: true, force: true });
      await database?.stop();
    });

    test('the process is alive and not ready', async () => {
      expect((await guest.fetch('/healthz')).status).toBe(200);
      const ready = await guest.fetch('/readyz');
      expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
    });

    test.each(calls)('%s %s is answered with a documented error code', async (method, path) => {
      for (const who of [guest, member]) {
        const answer = await who.fetch(path, {
          method,
          headers: { 'x-requested-with': 'folkmoot', ...(method === 'POST' && { 'content-type': 'application/json' }) },
          ...(method === 'POST' && { body: '{}' }),
        });
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        expect(await answer.json()).toMatchObject({ status: 503, code: 'server.database-away' });
      }
    });

    test.each(pages)('%s shows an error in the language of the viewer', async (path) => {
      for (const who of [guest, member]) {
        const answer = await who.fetch(path, { headers: german, redirect: 'manual' });
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        const html = await answer.text();
        expect(html).toContain('<html lang="de"');
        expect(html).toContain('Das Forum erreicht seine Datenbank gerade nicht.');
      }
    });

    test('a forum that starts logs one line per second while it waits, and is alive but not ready', async () => {
      const port = await findFreePort();
      const waiting = await startForumServer({ databaseUrl: database.url, port, isAwaited: false });
      try {
        const at = aGuest(waiting.url);
        await vi.waitFor(() => expect(waiting.output().match(/Waiting for the database/g)?.length).toBe(3), startLimit);
        expect((await at.fetch('/healthz')).status).toBe(200);
        expect((await at.fetch('/readyz')).status).toBe(503);
        expect(await (await at.fetch('/', { headers: german })).text()).toContain('Das Forum erreicht seine Datenbank');
        expect(await (await at.fetch('/api/v2/me')).json()).toMatchObject({ code: 'server.database-away' });
        await database.resume();
        await vi.waitFor(() => expect(waiting.output()).toContain('Folkmoot is ready'), startLimit);
        // A loaded machine answers 503 for a moment after the start.
        await vi.waitFor(async () => expect((await at.fetch('/readyz')).status).toBe(200), timeLimit);
      } finally {
        await waiting.kill();
        await rm(waiting.dataFolder, { recursive: true, force: true });
      }
    });

    test('the running forum serves members and guests again afterwards', async () => {
      await vi.waitFor(async () => expect((await guest.fetch('/readyz')).status).toBe(200), timeLimit);
      expect((await member.fetch('/discussions', { headers: german })).status).toBe(200);
      expect((await guest.fetch('/discussions', { headers: german })).status).toBe(200);
    });
  });
else
  test('a forum on the embedded database does not wait', async () => {
    const dataFolder = await makeDataFolder();
    const server = await startForumServer({ dataFolder });
    expect(server.output()).not.toContain('Waiting for the database');
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });
