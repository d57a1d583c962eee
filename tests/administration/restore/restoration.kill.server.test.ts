import fs from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { addBackup, listBackups } from '#api/administration/backup/backup.client.ts';
import {
  applyFormerData,
  applyRestoration,
  prepareRestoration,
  readProcessStart,
  readRestorations,
} from '#api/administration/restore/restoration.client.ts';
import { createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { type ForumServer, startForumServer, startSampleForum } from '#tests/support/server/forum-server.ts';
import { aGuest, aMemberOf, anAdministratorOf, at, type Visitor } from '#tests/support/server/visitor.ts';

let server: ForumServer | undefined;
afterAll(async () => {
  await server?.kill();
  if (server) await fs.rm(server.dataFolder, { recursive: true, force: true });
});

const forum = () => server as ForumServer;

const startOf = async (url: string) => (await readProcessStart(aGuest(url).api)).body.startID;

/** Waits until the forum has started again. While it restarts, it does not respond or responds with an error. */
const restarted = (url: string, before: string) =>
  expect.poll(() => startOf(url).catch(() => before), { timeout: 60_000 }).not.toBe(before);

const statusOf = (visitor: Visitor, discussionID: number) =>
  readDiscussion(visitor.api, discussionID).then(
    ({ status }) => status,
    ({ status }: { status: number }) => status,
  );

test('a forum is restored into its running process, also after a kill, and goes back', async () => {
  server = await startSampleForum({ isShortLived: true });
  const { url } = forum();
  const administrator = await anAdministratorOf(server);
  const { api } = administrator;
  const member = await aMemberOf(server, administrator, 'Ada');
  const add = async (name: string) =>
    (await createDiscussion(api, { name, body: name, format: 'text', categoryID: 1 })).body.discussionID;
  const old = await add('Written before the backup');

  await addBackup(api);
  const newest = async () => (await listBackups(api)).body.backups[0];
  await expect.poll(newest, { timeout: 60_000 }).toMatchObject({ status: 'done' });
  const backup = await newest();
  const later = await add('Written after the backup');

  await prepareRestoration(api, backup?.taskID ?? 0);
  const restoration = async () => (await readRestorations(api)).body.restoration;
  await expect.poll(restoration, { timeout: 120_000 }).toMatchObject({ status: 'done', isReady: true });
  const prepared = await restoration();
  expect(prepared?.result).toMatchObject({ ...backup?.contents, differences: [] });
  expect(await statusOf(administrator, later)).toBe(200);

  // The same process serves the restored data afterwards. Only the administrator's session goes on.
  const first = await startOf(url);
  await applyRestoration(api, prepared?.taskID ?? 0);
  await restarted(url, first);
  expect(await statusOf(administrator, old)).toBe(200);
  expect(await statusOf(administrator, later)).toBe(404);
  expect((await member.fetch('/api/v2/users/me')).status).toBe(200);
  expect((await (await member.fetch('/api/v2/users/me')).json()).userID).toBe(0);
  expect((await listBackups(api)).body.backups).toMatchObject([{ fileName: backup?.fileName, hasFile: true }]);
  const logged = await (await administrator.fetch('/api/v2/audit-logs?recordType=backup')).json();
  expect(logged[0]).toMatchObject({ eventType: 'backup.restore', insertUserID: administrator.userID });
  const { former, last } = (await readRestorations(api)).body;
  expect(last).toMatchObject({ kind: 'restore', problem: null });
  expect(former).toMatchObject([{ kind: 'restore' }]);

  // A process that is killed as soon as the order is stored completes it with its next start.
  await applyFormerData(api, former[0]?.name ?? '');
  await forum().kill();
  server = await startForumServer({ dataFolder: forum().dataFolder, isShortLived: true });
  const again = at(server.url, administrator);
  expect(await statusOf(again, old)).toBe(200);
  expect(await statusOf(again, later)).toBe(200);
  expect((await readRestorations(again.api)).body).toMatchObject({
    last: { kind: 'back' },
    former: [{ kind: 'back' }],
  });
  expect(await server.stop()).toBe(0);
}, 300_000);
