import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Backup, BackupList } from '#api/administration/backup/backup.contract.ts';
import { createRole } from '#api/member/role/role.client.ts';
import { restoreBackup } from '#server/administration/backup/backup-restoring.ts';
import { sendWaitingJobs } from '#server/administration/backup/waiting-jobs.ts';
import { draftPublish } from '#server/composer/draft/draft-publish.job.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { testServerUrl } from '#tests/support/server/test-database.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const url = '/api/v2/backups';

const listOf = async (user: TestUser): Promise<BackupList> => (await user.request({ url })).json();

const post = (path: string, user = administrator) => user.request({ method: 'POST', url: `${url}${path}` });

/** Makes a backup and returns it. */
async function aBackup(): Promise<Backup> {
  const response = await post('');
  expect(response.statusCode).toBe(202);
  await forum.forum.jobs.settled();
  return (await listOf(administrator)).backups[0] as Backup;
}

const fileOf = ({ fileName }: Backup): string => join(forum.forum.configuration.backupFolder, fileName ?? '');

/** Opens an empty database of the other kind, if the machine has one. */
async function openOther(dataFolder: string): Promise<Database> {
  if (forum.forum.database.kind === 'postgres' || !inject('postgresUrl')) return openDatabase({ inMemory: true });
  const name = `folkmoot_restore_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(testServerUrl());
  await admin.connect();
  await admin.query(`create database ${name}`);
  const database = await openDatabase({
    databaseUrl: Object.assign(new URL(testServerUrl()), { pathname: `/${name}` }).href,
    dataFolder,
  });
  return Object.assign(database, {
    close: async () => {
      await database.pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  });
}

describe('a backup', () => {
  // The migrations of the other database take most of the time.
  test('contains everything: restored on the other database, all tables and uploads are equal', async () => {
    const member = await forum.aMember({ name: 'Zoë “quoted” \\ ünïcode' });
    const categoryID = await forum.aCategory();
    const payload = { name: 'Tar & rope\n', body: 'Line one.\n\n**Two** – 船 \\N', format: 'markdown', categoryID };
    const { discussionID } = (await member.request({ method: 'POST', url: '/api/v2/discussions', payload })).json();
    await member.request({
      method: 'POST',
      url: '/api/v2/comments',
      payload: { ...payload, discussionID, name: undefined },
    });
    const { media, jobs, configuration } = forum.forum;
    const long = `${'deep/'.repeat(20)}${'ü'.repeat(90)}.bin`;
    await media.write('2026/empty.txt', Buffer.alloc(0));
    await media.write(long, Buffer.alloc(70_000, 7));
    await writeFile(join(configuration.dataFolder, 'secret.key'), 'a key');
    const startAfter = new Date(Date.now() + 86_400_000);
    await jobs.send(
      draftPublish,
      { draftID: 1, due: '2027-01-01T00:00:00+00:00' },
      { startAfter, singletonKey: 'one' },
    );

    const backup = await aBackup();
    expect(backup).toMatchObject({
      status: 'done',
      hasFile: true,
      isScheduled: false,
      insertUser: { userID: administrator.userID },
      contents: { uploads: 2, uploadBytes: 70_000, tables: expect.any(Number) },
      check: null,
    });
    expect((await readFile(fileOf(backup))).length).toBe(backup.size);

    const dataFolder = await mkdtemp(join(tmpdir(), 'folkmoot-restored-'));
    const database = await openOther(dataFolder);
    onTestFinished(async () => {
      await database.close();
      await rm(dataFolder, { recursive: true });
    });
    const restored = await restoreBackup({ file: fileOf(backup), database, dataFolder });
    expect(restored).toMatchObject({ ...backup.contents, differences: [] });
    expect(await readFile(join(dataFolder, 'uploads', long))).toEqual(Buffer.alloc(70_000, 7));
    expect(await readFile(join(dataFolder, 'secret.key'), 'utf8')).toBe('a key');
    await migrate(database);
    const { rows } = await database.pool.query(
      `insert into category (name, urlcode) values ('New', 'new') returning category_id`,
    );
    expect(rows[0].category_id).toBeGreaterThan(categoryID);
    const target = readConfiguration({ NODE_ENV: 'test', DATA_DIR: dataFolder }, dataFolder);
    expect(await sendWaitingJobs({ database, configuration: target }, restored.jobs)).toBe(1);
    await expect(restoreBackup({ file: fileOf(backup), database, dataFolder })).rejects.toThrow(
      /already contains a forum/,
    );
  }, 180_000);

  test('is checked only if its file is as it was written', async () => {
    const backup = await aBackup();
    const check = async () => {
      const response = await post(`/${backup.taskID}/check`);
      await forum.forum.jobs.settled();
      return response.json().code ?? (await listOf(administrator)).backups[0]?.check;
    };
    await writeFile(fileOf(backup), 'Something else.');
    expect(await check()).toMatchObject({ status: 'failed', reason: 'file-damaged', result: null });
    await rm(fileOf(backup));
    expect(await check()).toBe('backup.file-missing');
  });

  test('can be cancelled, and its reason is stored when it fails', async () => {
    const { backupFolder } = forum.forum.configuration;
    await rm(backupFolder, { recursive: true });
    await writeFile(backupFolder, 'A file in the place of the folder.');
    await post('');
    const newest = async () => (await listOf(administrator)).backups[0];
    await expect.poll(newest, { timeout: 20_000 }).toMatchObject({ status: 'waiting', reason: 'folder-unusable' });
    expect((await post('')).json().code).toBe('backup.pending');
    expect((await post(`/${(await newest())?.taskID}/cancel`)).json()).toMatchObject({ status: 'cancelled' });
    await rm(backupFolder);
    expect(await aBackup()).toMatchObject({ status: 'done', hasFile: true });
  });

  test('fails at its start if the disk has no room for the uploads', async () => {
    const { db } = forum.forum;
    const upload = { name: 'film.mp4', path: 'film.mp4', type: 'video/mp4', size: 10 ** 15, insert_user_id: 1 };
    await db.insertInto('media').values(upload).execute();
    expect(await aBackup()).toMatchObject({ status: 'failed', reason: 'disk-full', hasFile: false });
    await db.deleteFrom('media').where('path', '=', upload.path).execute();
  });

  test('is downloaded with a confirmed session, and deleted with its file', async () => {
    const backup = await aBackup();
    const path = `${url}/${backup.taskID}`;
    const file = await administrator.request({ url: `${path}/download` });
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${backup.fileName}"`);
    expect(file.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
    forum.setNow(new Date(Date.now() + 11 * 60_000));
    expect((await administrator.request({ url: `${path}/download` })).json().code).toBe('session.unconfirmed');
    forum.setNow();
    expect((await administrator.request({ method: 'DELETE', url: path })).statusCode).toBe(204);
    expect((await administrator.request({ url: `${path}/download` })).statusCode).toBe(404);
    await expect(readFile(fileOf(backup))).rejects.toThrow('ENOENT');
    const log = (await administrator.request({ url: '/api/v2/audit-logs?recordType=backup' })).json();
    expect(log.slice(0, 3).map(({ eventType }: { eventType: string }) => eventType)).toEqual([
      'backup.delete',
      'backup.download',
      'backup.add',
    ]);
  });

  test('needs site.manage', async () => {
    const moderator = await forum.aModerator();
    for (const user of [moderator, forum.guest]) {
      expect((await user.request({ url })).statusCode).toBe(403);
      expect((await post('', user)).statusCode).toBe(403);
    }
  });

  test('is downloaded only by a full administrator', async () => {
    const permissions = [{ type: 'global' as const, permissions: { 'site.manage': true, 'session.valid': true } }];
    const { roleID } = (await createRole(administrator.api, { name: 'Harbour master', permissions })).body;
    const master = await forum.aMember({ roles: [roleIDs.member, roleID] });
    const { taskID } = await aBackup();
    expect((await master.request({ url })).statusCode).toBe(200);
    expect((await master.request({ url: `${url}/${taskID}/download` })).json().code).toBe('role.outranks');
  });
});

describe('scheduled backups', () => {
  test('are made once a day, and the oldest beyond the number to keep are deleted', async () => {
    await administrator.request({
      method: 'PATCH',
      url: '/api/v2/config',
      payload: { 'backup.schedule': 'daily', 'backup.hour': 3, 'backup.keep': 1 },
    });
    const { backupPlan } = await import('#server/administration/backup/backup-plan.job.ts');
    for (const moment of ['2027-01-04T09:02:00Z', '2027-01-04T10:02:00Z', '2027-01-05T03:02:00Z']) {
      forum.setNow(new Date(moment));
      await forum.forum.jobs.send(backupPlan, {});
      await forum.forum.jobs.settled();
    }
    forum.setNow();
    const listed = await administrator.request({ url });
    expect(listed.body).toContain('dateNext');
    const { backups, dateNext } = listed.json() as BackupList;
    expect(dateNext).toMatch(/T03:00:00/);
    expect(backups.filter(({ isScheduled }) => isScheduled).map(({ dateInserted }) => dateInserted)).toEqual([
      '2027-01-05T03:02:00+00:00',
    ]);
  });
});
