import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RestorationList } from '#api/administration/restore/restoration.contract.ts';
import { createRole } from '#api/member/role/role.client.ts';
import { type WrittenBackup, writeBackup } from '#server/administration/backup/backup-writing.ts';
import { findBackupAge } from '#server/administration/health/site-health.queries.ts';
import { writeFormer } from '#server/administration/restore/switch-file.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { aFileForm } from '#tests/support/api/request-bodies.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const restart = vi.fn();
Object.assign(forum.forum, { restart });
const administrator = await forum.anAdministrator();
const { dataFolder, backupFolder } = forum.forum.configuration;
const url = '/api/v2/restorations';

afterEach(async () => {
  restart.mockClear();
  forum.setNow();
  await rm(path.join(dataFolder, 'switch.json'), { force: true });
});

const post = (to: string, payload?: object, user: TestUser = administrator) =>
  user.request({ method: 'POST', url: to, ...(payload && { payload }) });

const list = async (): Promise<RestorationList> => (await administrator.request({ url })).json();

/** Returns the content of a backup of the forum, and its facts. */
async function aBackupFile(): Promise<{ content: Buffer; facts: WrittenBackup }> {
  const { database, configuration } = forum.forum;
  const file = path.join(dataFolder, 'elsewhere.tar.gz');
  const facts = await writeBackup({
    database,
    dataFolder,
    siteUrl: configuration.siteUrl,
    file,
    now: new Date('2026-11-26T03:00:00Z'),
    report: async () => undefined,
  });
  return { content: await readFile(file), facts };
}

/** Stores a finished restoration, and restored data unless it differs. */
async function aRestoration(differences: readonly string[] = []): Promise<number> {
  const result = { differences, dateCreated: '2026-11-26T03:00:00.000Z', siteUrl: 'http://old.example', tables: 1 };
  const { site_task_id: taskID } = await forum.forum.db
    .insertInto('site_task')
    .values({
      kind: 'restore',
      status: 'done',
      result: JSON.stringify({ ...result, rows: 1, uploads: 0, uploadBytes: 0 }),
    })
    .returning('site_task_id')
    .executeTakeFirstOrThrow();
  const folder = path.join(dataFolder, 'restored', String(taskID));
  await rm(path.join(dataFolder, 'restored'), { recursive: true, force: true });
  for (const part of ['database', 'uploads']) await mkdir(path.join(folder, part), { recursive: true });
  await writeFile(path.join(folder, 'jobs.json'), '[]');
  return taskID;
}

function sendPart(content: Buffer, { upload, offset, size }: { upload: string; offset: number; size: number }) {
  return administrator.request({
    method: 'POST',
    url: `${url}/files?upload=${upload}&offset=${offset}&size=${size}`,
    ...aFileForm('file', { name: 'backup.tar.gz', type: 'application/gzip', content }),
  });
}

test('restoring needs a full administrator', async () => {
  const permissions = [{ type: 'global' as const, permissions: { 'site.manage': true, 'session.valid': true } }];
  const { roleID } = (await createRole(administrator.api, { name: 'Harbour master', permissions })).body;
  const master = await forum.aMember({ roles: [roleIDs.member, roleID] });
  expect((await master.request({ url })).statusCode).toBe(200);
  expect((await post(url, { backupID: 1 }, master)).json().code).toBe('role.outranks');
  expect((await post(`${url}/1/use`, undefined, master)).json().code).toBe('role.outranks');
  expect((await post(url, { backupID: 1 }, await forum.aModerator())).statusCode).toBe(403);
});

test('restoring needs a confirmed session', async () => {
  const taskID = await aRestoration();
  forum.setNow(new Date(Date.now() + 11 * 60_000));
  for (const to of [url, `${url}/${taskID}/use`, `${url}/${taskID}/cancel`])
    expect((await post(to, { backupID: 1 })).json().code).toBe('session.unconfirmed');
  expect(restart).not.toHaveBeenCalled();
});

test('a forum that does not own its database cannot replace its data', async () => {
  Object.assign(forum.forum, { restart: undefined });
  onTestFinished(() => void Object.assign(forum.forum, { restart }));
  expect((await list()).isAvailable).toBe(false);
  expect((await post(url, { backupID: 1 })).json().code).toBe('restoration.unavailable');
  expect((await post(`${url}/${await aRestoration()}/use`)).json().code).toBe('restoration.unavailable');
});

describe('restored data', () => {
  test('are used after a restart, which is ordered once', async () => {
    const taskID = await aRestoration();
    expect((await list()).restoration).toMatchObject({ taskID, isReady: true });
    const { site_task_id: running } = await forum.forum.db
      .insertInto('site_task')
      .values({ kind: 'export', status: 'running' })
      .returning('site_task_id')
      .executeTakeFirstOrThrow();
    // Either of two simultaneous orders may be the first.
    const answers = await Promise.all([post(`${url}/${taskID}/use`), post(`${url}/${taskID}/use`)]);
    const bodies = answers.map((answer) => answer.json());
    expect(bodies).toContainEqual(expect.objectContaining({ isSwitching: true }));
    expect(bodies).toContainEqual(expect.objectContaining({ code: 'restoration.switching' }));
    await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
    const order = JSON.parse(await readFile(path.join(dataFolder, 'switch.json'), 'utf8'));
    expect(order).toMatchObject({
      kind: 'restore',
      state: 'ordered',
      parts: ['uploads', 'database'],
      actor: { userID: administrator.userID, name: administrator.name },
      session: { user_id: administrator.userID },
    });
    expect((await post(`${url}/${taskID}/use`)).json().code).toBe('restoration.switching');
    expect(order.tasks).toContainEqual(
      expect.objectContaining({ site_task_id: running, status: 'failed', reason: 'interrupted' }),
    );
    const [logged] = (await administrator.request({ url: '/api/v2/audit-logs?recordType=backup' })).json();
    expect(logged).toMatchObject({ eventType: 'backup.restore' });
  });

  test('are used also when the browser is gone before the answer', async () => {
    const to = `${url}/${await aRestoration()}/use`;
    const browser = new AbortController();
    const now = vi.spyOn(forum.forum, 'now').mockImplementation(() => {
      browser.abort();
      return new Date();
    });
    onTestFinished(() => now.mockRestore());
    await expect(administrator.request({ method: 'POST', url: to, signal: browser.signal })).rejects.toThrow();
    await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
  });

  test('are not used when they differ from the backup, or do not exist', async () => {
    const different = await aRestoration(['comment']);
    expect((await list()).restoration).toMatchObject({ isReady: false, result: { differences: ['comment'] } });
    expect((await post(`${url}/${different}/use`)).json().code).toBe('restoration.not-ready');
    const taskID = await aRestoration();
    const discarded = await administrator.request({ method: 'DELETE', url: `${url}/${taskID}` });
    expect(discarded.statusCode).toBe(204);
    expect((await post(`${url}/${taskID}/use`)).json().code).toBe('restoration.not-found');
    await expect(readFile(path.join(dataFolder, 'restored', String(taskID), 'jobs.json'))).rejects.toThrow('ENOENT');
  });
});

describe('an uploaded backup', () => {
  test('is sent in parts, read completely, and listed with its date', async () => {
    const { content, facts } = await aBackupFile();
    const { checksum, size: _size, ...contents } = facts;
    const [upload, size, half] = [randomUUID(), content.length, Math.floor(content.length / 2)];
    expect((await sendPart(content.subarray(0, half), { upload, offset: 0, size })).json()).toEqual({ received: half });
    const gap = await sendPart(content.subarray(half), { upload, offset: half + 1, size });
    expect(gap.json().code).toBe('restoration.upload-interrupted');
    // The confirmation of the first part is enough, since an upload may take longer than it lasts.
    forum.setNow(new Date(Date.now() + 11 * 60_000));
    const other = await sendPart(content, { upload: randomUUID(), offset: 0, size });
    expect(other.json().code).toBe('session.unconfirmed');
    const added = await sendPart(content.subarray(half), { upload, offset: half, size });
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      isUploaded: true,
      hasFile: true,
      contents,
      checksum,
      dateInserted: '2026-11-26T03:00:00+00:00',
    });
    expect(await findBackupAge(forum.forum.db, new Date())).toBeUndefined();
  });

  test('is not restored after its file was changed', async () => {
    const backup = (await administrator.request({ url: '/api/v2/backups' })).json().backups[0];
    await writeFile(path.join(backupFolder, backup.fileName ?? ''), 'Something else.');
    expect((await post(url, { backupID: backup.taskID })).statusCode).toBe(202);
    await forum.forum.jobs.settled();
    expect((await list()).restoration).toMatchObject({ status: 'failed', reason: 'file-damaged', isReady: false });
  });

  test('is refused when the disk of the backups has no space for it', async () => {
    const size = 1e15;
    const answer = await sendPart(Buffer.from('A'), { upload: randomUUID(), offset: 0, size });
    expect(answer.json().code).toBe('server.storage-full');
  });

  test('is refused when it is no backup', async () => {
    const content = Buffer.from('A letter.');
    const answer = await sendPart(content, { upload: randomUUID(), offset: 0, size: content.length });
    expect(answer.json().code).toBe('restoration.file-refused');
  });
});

test('former data are listed, used and deleted', async () => {
  const name = 'before-restore-2026-11-27-100000000';
  const folder = path.join(dataFolder, name);
  for (const part of ['database', 'uploads']) await mkdir(path.join(folder, part), { recursive: true });
  await writeFile(path.join(folder, 'database/file'), 'ten bytes.');
  const description = {
    kind: 'restore' as const,
    date: '2026-11-27T10:00:00.000Z',
    dateData: '2026-11-26T03:00:00.000Z',
  };
  writeFormer(folder, description);
  expect((await list()).former).toMatchObject([{ name, ...description }]);
  expect((await post(`/api/v2/former-data/${name}/use`)).statusCode).toBe(202);
  const order = JSON.parse(await readFile(path.join(dataFolder, 'switch.json'), 'utf8'));
  expect(order).toMatchObject({ kind: 'back', from: name, parts: ['uploads', 'database'] });
  const remove = () => administrator.request({ method: 'DELETE', url: `/api/v2/former-data/${name}` });
  expect((await remove()).json().code).toBe('restoration.switching');
  await rm(path.join(dataFolder, 'switch.json'));
  expect((await remove()).statusCode).toBe(204);
  expect((await remove()).json().code).toBe('former-data.not-found');
  expect((await administrator.request({ method: 'DELETE', url: '/api/v2/former-data/..%2Fbackups' })).statusCode).toBe(
    422,
  );
});
