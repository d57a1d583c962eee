import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SiteImport, SiteImportList } from '#api/administration/import/site-import.contract.ts';
import { aDumpFile } from '#tests/support/api/request-bodies.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const importFolder = await mkdtemp(join(tmpdir(), 'folkmoot-dumps-'));
const forum = await testForum({ IMPORT_DIR: importFolder });
const administrator = await forum.anAdministrator();
const url = '/api/v2/imports';

const listOf = async (user = administrator): Promise<SiteImportList> => (await user.request({ url })).json();

const post = (path: string, payload?: object, user = administrator) =>
  user.request({ method: 'POST', url: `${url}${path}`, ...(payload && { payload }) });

const upload = (name: string, file: ReturnType<typeof aDumpFile>) =>
  administrator.request({ method: 'POST', url: `${url}/dumps/${name}/files`, ...file });

const newest = async (): Promise<SiteImport> => {
  await forum.forum.jobs.settled();
  return (await listOf()).imports[0] as SiteImport;
};

const optionsFor = (name: string, place = 'uploaded') => ({ place, name, category: 'Boats', site: null, hosts: [] });

const users = `<row Id="1" DisplayName="Ada" Reputation="5" CreationDate="2015-01-01T00:00:00.000" />
  <row Id="2" DisplayName="Bo" CreationDate="never" />`;

describe('an import from the dashboard', () => {
  test('uploads a dump, tries it, imports it, and keeps the reports', async () => {
    expect((await upload('boats', aDumpFile('users.XML.gz'))).json()).toMatchObject({
      files: [{ name: 'Users.xml.gz' }],
    });
    const uploaded = await upload('boats', aDumpFile('Users.xml', users));
    expect(uploaded.json()).toEqual({
      place: 'uploaded',
      name: 'boats',
      files: [{ name: 'Users.xml', size: expect.any(Number) }],
    });
    expect((await upload('boats', aDumpFile('Revisions.xml'))).json().code).toBe('import.file-refused');

    expect((await post('', optionsFor('boats'))).statusCode).toBe(202);
    const tried = await newest();
    const counts = { kind: 'users', read: 2, imported: 1, known: 0 };
    expect(tried).toMatchObject({ status: 'done', isDryRun: true, hasDump: true, hasList: true });
    expect(tried.report?.kinds).toMatchObject([{ ...counts, omitted: [{ count: 1, ids: ['2'] }] }]);
    const list = await administrator.request({ url: `${url}/${tried.taskID}/list` });
    expect(list.body).toMatch(/^users 2: skipped because /);
    const ada = () => administrator.request({ url: '/api/v2/users/by-names?name=Ada' });
    expect((await ada()).json()).toEqual([]);

    expect((await post(`/${tried.taskID}/import`)).statusCode).toBe(202);
    expect(await newest()).toMatchObject({ status: 'done', isDryRun: false, report: { kinds: [counts] } });
    expect((await ada()).json()).toMatchObject([{ name: 'Ada' }]);
    const again = await post(`/${(await newest()).taskID}/import`);
    expect(again.statusCode).toBe(202);
    expect((await newest()).report?.kinds).toMatchObject([{ imported: 0, known: 1 }]);

    const log = (await administrator.request({ url: '/api/v2/audit-logs?recordType=import' })).json();
    expect(log.slice(0, 4).map(({ eventType }: { eventType: string }) => eventType)).toEqual([
      'import.start',
      'import.start',
      'import.try',
      'import.upload',
    ]);
  });

  test('reads dumps of the server folder, and never deletes them', async () => {
    const folder = join(importFolder, 'ships');
    await mkdir(folder);
    await writeFile(join(folder, 'Users.xml'), `<users>${users}`);
    await writeFile(join(folder, 'readme.txt'), 'No dump');
    expect((await listOf()).dumps).toContainEqual(expect.objectContaining({ place: 'folder', name: 'ships' }));
    await post('', optionsFor('ships', 'folder'));
    expect((await newest()).report?.incomplete).toMatchObject([{ place: 'Users.xml, line 2' }]);
    const removal = await administrator.request({ method: 'DELETE', url: `${url}/dumps/ships` });
    expect(removal.json().code).toBe('import.dump-not-found');
    expect(await readdir(folder)).toHaveLength(2);
    for (const name of ['nowhere', '..'])
      expect((await post('', optionsFor(name, 'folder'))).statusCode).toBe(name === '..' ? 422 : 404);
  });

  test('waits for its turn, can be cancelled and continued, and fails without its dump', async () => {
    await upload('rafts', aDumpFile('Users.xml', users));
    await forum.forum.db
      .insertInto('site_task')
      .values({ kind: 'import', input: JSON.stringify({ options: optionsFor('rafts'), isDryRun: false }) })
      .execute();
    expect((await post('', optionsFor('rafts'))).json().code).toBe('import.pending');
    const [{ taskID } = { taskID: 0 }] = (await listOf()).imports;
    expect((await post(`/${taskID}/import`)).json().code).toBe('import.untried');
    const own = `${url}/${taskID}`;
    expect((await administrator.request({ method: 'DELETE', url: own })).json().code).toBe('import.pending');
    expect((await administrator.request({ method: 'DELETE', url: `${url}/dumps/rafts` })).json().code).toBe(
      'import.pending',
    );
    // Its files cannot be exchanged while it reads them.
    expect((await upload('rafts', aDumpFile('Users.xml'))).json().code).toBe('import.pending');
    expect((await post(`/${taskID}/cancel`)).json()).toMatchObject({ status: 'cancelled' });
    expect((await administrator.request({ method: 'DELETE', url: `${url}/dumps/rafts` })).statusCode).toBe(204);
    expect((await post(`/${taskID}/import`)).json().code).toBe('import.dump-not-found');
    expect((await administrator.request({ method: 'DELETE', url: own })).statusCode).toBe(204);
  });

  test('refuses a file that would leave too little space, and stores two uploads at once completely', async () => {
    const { headers, payload } = aDumpFile('Tags.xml');
    const large = { ...headers, 'content-length': String(Number.MAX_SAFE_INTEGER) };
    const refused = await administrator.request({
      method: 'POST',
      url: `${url}/dumps/canoes/files`,
      headers: large,
      payload,
    });
    expect(refused.json().code).toBe('server.storage-full');
    const files = await Promise.all([
      upload('canoes', aDumpFile('Users.xml', users)),
      upload('canoes', aDumpFile('Users.xml', users)),
    ]);
    expect(files.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await readdir(join(forum.forum.configuration.dataFolder, 'imports/dumps/canoes'))).toEqual(['Users.xml']);
  });

  test('needs site.manage, and a confirmed session to write', async () => {
    const moderator = await forum.aModerator();
    for (const user of [moderator, forum.guest]) {
      expect((await user.request({ url })).statusCode).toBe(403);
      expect((await post('', optionsFor('boats'), user)).statusCode).toBe(403);
    }
    forum.setNow(new Date(Date.now() + 11 * 60_000));
    expect((await post('', optionsFor('boats'))).json().code).toBe('session.unconfirmed');
    expect((await upload('boats', aDumpFile())).json().code).toBe('session.unconfirmed');
    forum.setNow();
  });
});
