import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { lookFromOutside, readSiteHealth } from '#api/administration/health/site-health.client.ts';
import { lookFromOutside as look } from '#server/administration/health/outside-view.ts';
import { faultLogOf } from '#server/platform/configuration/log.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const administrator = await site.anAdministrator();

const read = async () => (await readSiteHealth(administrator.api)).body;

test('the health of the site states versions, sizes, times and faults', async () => {
  faultLogOf(site.forum.log).note('A job failed.', { message: 'No wind', place: 'mail.send' });
  await read();
  const health = await read();
  expect(health).toMatchObject({
    nodeVersion: process.versions.node,
    siteUrl: site.forum.configuration.siteUrl,
    process: { countProcesses: 1 },
    database: { kind: site.forum.database.kind, isReceiving: true },
    uploads: { count: 0, size: 0 },
    disk: { folder: site.forum.configuration.dataFolder },
    faults: [{ summary: 'A job failed.', message: 'No wind', place: 'mail.send', count: 1 }],
  });
  expect(health.database.version).toMatch(/^\d+/);
  expect(health.database.size).toBeGreaterThan(1_000_000);
  expect(health.database.tables).toHaveLength(8);
  expect(health.calls).toContainEqual({
    call: 'GET /api/v2/site-health',
    count: 1,
    p50: expect.any(Number),
    p95: expect.any(Number),
  });
});

test('storage is counted by kind and by member', async () => {
  const lea = await site.aMember({ name: 'lea' });
  const file = (path: string, type: string, size: number, insert_user_id: number) => ({
    ...{ name: path, path, type, size, insert_user_id },
  });
  await site.forum.db
    .insertInto('media')
    .values([
      file('one.webp', 'image/webp', 300, lea.userID),
      file('two.png', 'image/png', 200, administrator.userID),
      file('three.pdf', 'application/pdf', 1_000, lea.userID),
    ])
    .execute();
  await site.forum.db
    .insertInto('site_task')
    .values({ kind: 'backup', status: 'done', file_name: 'backup.tar.gz', size: 5_000 })
    .execute();
  const { storage } = await read();
  expect(storage.kinds).toEqual([
    { kind: 'backup', count: 1, size: 5_000 },
    { kind: 'document', count: 1, size: 1_000 },
    { kind: 'picture', count: 2, size: 500 },
  ]);
  expect(storage.members).toMatchObject([
    { user: { name: 'lea' }, count: 2, size: 1_300 },
    { user: { userID: administrator.userID }, count: 1, size: 200 },
  ]);
});

test('administrators without a second factor are counted, also those by a role', async () => {
  const checkOf = async () => (await read()).checks.find(({ name }) => name === 'twoFactor');
  expect(await checkOf()).toMatchObject({ verdict: 'problem', reason: 'unprotected', count: 1 });
  const { userID: user_id } = await site.aMember({ roles: [16] });
  expect(await checkOf()).toMatchObject({ count: 2 });
  const values = [administrator.userID, user_id].map((id) => ({
    user_id: id,
    secret: 'x',
    date_confirmed: new Date(),
  }));
  await site.forum.db.insertInto('totp').values(values).execute();
  expect(await checkOf()).toMatchObject({ verdict: 'good', count: 0 });
});

test('the own address is requested without following redirects; one that does not respond is reported', async () => {
  const { body } = await lookFromOutside(administrator.api);
  expect(body).toMatchObject({ url: site.forum.configuration.siteUrl, status: null, certificate: null, plain: null });
  expect(body.error).toMatch(/ECONNREFUSED/);
  const other = createServer((request, response) => response.writeHead(302, { Location: request.url }).end());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  expect(await look(`http://127.0.0.1:${(other.address() as AddressInfo).port}`)).toMatchObject({
    status: 302,
    error: null,
  });
});

test('needs site.manage', async () => {
  for (const { api } of [await site.aModerator(), site.guest]) {
    await expect(readSiteHealth(api)).rejects.toMatchObject({ status: 403 });
    await expect(lookFromOutside(api)).rejects.toMatchObject({ status: 403 });
  }
});
