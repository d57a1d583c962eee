import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ExportOptions, SiteExport } from '#api/administration/export/site-export.contract.ts';
import { createRole } from '#api/member/role/role.client.ts';
import { exportSelects, wholeScope } from '#server/administration/export/export-selects.ts';
import { siteExportWrite } from '#server/administration/export/site-export.job.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { unpackArchive } from '#tests/support/server/unpacked-archive.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const url = '/api/v2/exports';

const options: ExportOptions = { form: 'data', scope: 'public', hasUploads: true, hasAddresses: false };

const post = (path: string, payload?: object, user = administrator) =>
  user.request({ method: 'POST', url: `${url}${path}`, ...(payload && { payload }) });

const newest = async (): Promise<SiteExport> => (await administrator.request({ url })).json()[0];

/** Writes an export and returns it with its entries by name. */
async function anExport(changes: Partial<ExportOptions> = {}) {
  expect((await post('', { ...options, ...changes })).statusCode).toBe(202);
  await forum.forum.jobs.settled();
  const made = await newest();
  const file = join(forum.forum.configuration.backupFolder, made.fileName ?? '');
  const entries = await unpackArchive(file);
  const recordsOf = (kind: string): Record<string, unknown>[] =>
    [...entries]
      .filter(([name]) => name.startsWith(`${kind}/`))
      .flatMap(([, content]) => content.toString().trim().split('\n'))
      .map((line) => JSON.parse(line));
  return { made, entries, recordsOf };
}

async function writeContent() {
  const author = await forum.aMember({ name: 'Zoë 船', email: 'zoe@example.org' });
  const [open, closed] = [await forum.aCategory({ name: 'Open' }), await forum.aCategory({ name: 'Closed' })];
  const { db, permissions, categories, media } = forum.forum;
  await db.updateTable('category').set({ custom_permissions: true }).where('category_id', '=', closed).execute();
  await Promise.all([categories.changed(), permissions.changed()]);
  await media.write('2026/11/used.png', Buffer.from('used'));
  await media.write('2026/11/unused.png', Buffer.from('unused'));
  const add = async (name: string, categoryID: number, body: string): Promise<number> => {
    const payload = { name, body, format: 'markdown', categoryID };
    return (await administrator.request({ method: 'POST', url: '/api/v2/discussions', payload })).json().discussionID;
  };
  const shown = await add('Open “knots”', open, 'Line one\n\n![Knot](/uploads/2026/11/used.png)');
  const hidden = await add('Secret', closed, 'Nobody sees this.');
  await author.request({
    method: 'POST',
    url: '/api/v2/comments',
    payload: { discussionID: shown, body: 'Fine', format: 'text' },
  });
  return { author, shown, hidden };
}

const content = await writeContent();

describe('an export', () => {
  test('of what guests see contains only that, with counts and checksums', async () => {
    const { made, entries, recordsOf } = await anExport();
    expect(recordsOf('discussions').map(({ discussionID }) => discussionID)).toEqual([content.shown]);
    expect(recordsOf('comments')).toMatchObject([{ body: 'Fine', insertUserID: content.author.userID }]);
    const names = recordsOf('members').map(({ name }) => name);
    expect(names).toEqual([administrator.name, 'Zoë 船']);
    const all = [...entries.values()].join('');
    for (const secret of ['zoe@example.org', 'Nobody sees this', 'Closed']) expect(all).not.toContain(secret);
    expect([...entries.keys()].filter((name) => name.startsWith('uploads/'))).toEqual(['uploads/2026/11/used.png']);
    const manifest = JSON.parse(entries.get('manifest.json')?.toString() ?? '');
    expect(manifest).toMatchObject({ format: 'folkmoot-export', scope: 'public', counts: made.contents?.counts });
    expect(made.contents).toMatchObject({ counts: { discussions: 1, comments: 1 }, uploads: 1, uploadBytes: 4 });
    const sums = entries.get('checksums.sha256')?.toString().trim().split('\n') ?? [];
    expect(sums).toHaveLength(entries.size - 1);
    for (const line of sums) {
      const [sum, name = ''] = line.split('  ');
      expect(
        createHash('sha256')
          .update(entries.get(name) ?? '')
          .digest('hex'),
        name,
      ).toBe(sum);
    }
  });

  test('of everything contains closed categories, and addresses only when asked, but no secrets', async () => {
    const without = await anExport({ scope: 'all', hasUploads: false });
    expect(without.recordsOf('discussions')).toHaveLength(2);
    expect(without.recordsOf('members')[0]).not.toHaveProperty('email');
    expect([...without.entries.keys()].filter((name) => name.startsWith('uploads/'))).toEqual([]);
    const { recordsOf, entries } = await anExport({ scope: 'all', hasAddresses: true });
    expect(recordsOf('members')).toContainEqual(expect.objectContaining({ email: 'zoe@example.org' }));
    expect([...entries.values()].join('')).not.toMatch(/password|\$argon2|ip_address|secret_/i);
  });

  test('has every kind that docs/export-format.md describes, with these properties', async () => {
    const page = await readFile('docs/export-format.md', 'utf8');
    const { recordsOf } = await anExport({ scope: 'all', hasAddresses: true });
    const kinds = Object.keys(exportSelects(wholeScope({ hasAddresses: true })));
    for (const kind of kinds) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${kind}\``)) ?? '';
      const properties = Object.keys(recordsOf(kind)[0] ?? {});
      expect(
        properties.filter((name) => !row.includes(`\`${name}\``)),
        kind,
      ).toEqual([]);
    }
  });

  test('is downloaded with a confirmed session, cancelled and deleted, and logged', async () => {
    const { made } = await anExport();
    const path = `${url}/${made.taskID}`;
    const file = await administrator.request({ url: `${path}/download` });
    expect(file.rawPayload.length).toBe(made.size);
    forum.setNow(new Date(Date.now() + 11 * 60_000));
    expect((await administrator.request({ url: `${path}/download` })).json().code).toBe('session.unconfirmed');
    expect((await post('', options)).json().code).toBe('session.unconfirmed');
    forum.setNow();
    await forum.forum.db
      .insertInto('site_task')
      .values({ kind: 'export', input: JSON.stringify(options) })
      .execute();
    expect((await post('', options)).json().code).toBe('export.pending');
    expect((await post(`/${(await newest()).taskID}/cancel`)).json()).toMatchObject({ status: 'cancelled' });
    expect((await administrator.request({ method: 'DELETE', url: path })).statusCode).toBe(204);
    await expect(stat(join(forum.forum.configuration.backupFolder, made.fileName ?? ''))).rejects.toThrow('ENOENT');
    const log = (await administrator.request({ url: '/api/v2/audit-logs?recordType=export' })).json();
    expect(log.slice(0, 4).map(({ eventType }: { eventType: string }) => eventType)).toEqual([
      'export.delete',
      'export.cancel',
      'export.download',
      'export.add',
    ]);
  });

  test('of everything needs a full administrator', async () => {
    const permissions = [{ type: 'global' as const, permissions: { 'site.manage': true, 'session.valid': true } }];
    const { roleID } = (await createRole(administrator.api, { name: 'Harbour master', permissions })).body;
    const master = await forum.aMember({ roles: [roleIDs.member, roleID] });
    const { made } = await anExport({ scope: 'all' });
    expect((await post('', { ...options, scope: 'all' }, master)).json().code).toBe('role.outranks');
    expect((await master.request({ url: `${url}/${made.taskID}/download` })).json().code).toBe('role.outranks');
    expect((await post('', { ...options, form: 'site', scope: 'all' }, master)).statusCode).toBe(202);
    await forum.forum.jobs.settled();
    expect((await master.request({ url: `${url}/${(await newest()).taskID}/download` })).statusCode).toBe(200);
  });

  test('that is cancelled and deleted from the list before it ends leaves no file', async () => {
    const { configuration, db, settings } = forum.forum;
    const files = await readdir(configuration.backupFolder);
    const task = await db
      .insertInto('site_task')
      .values({ kind: 'export', input: JSON.stringify(options) })
      .returning('site_task_id as taskID')
      .executeTakeFirstOrThrow();
    let reads = 0;
    const get = async () => {
      reads += 1;
      // The second time, all records are written.
      if (reads === 2) await db.deleteFrom('site_task').where('site_task_id', '=', task.taskID).execute();
      return settings.get();
    };
    await siteExportWrite.handler({ ...forum.forum, settings: { ...settings, get } }, task, {
      id: '',
      attempt: 1,
      attempts: 2,
    });
    expect(reads).toBe(2);
    expect(await readdir(configuration.backupFolder)).toEqual(files);
  });

  test('needs site.manage', async () => {
    for (const user of [await forum.aModerator(), forum.guest]) {
      expect((await user.request({ url })).statusCode).toBe(403);
      expect((await post('', options, user)).statusCode).toBe(403);
    }
  });
});
