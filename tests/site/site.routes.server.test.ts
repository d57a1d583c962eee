import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, test } from 'vitest';
import { aDump, importFolder } from '#tests/import/import-dump.ts';
import { aPost, aReply } from '#tests/search/search-posts.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const open = await forum.aCategory({ name: 'Open' });
const hidden = await forum.aCategory({ name: 'Hidden' });
await setOwnPermissions(forum, hidden);
const shown = await aPost(forum, {
  name: 'Tea & <b>biscuits</b> \u0001 "hot"',
  body: '<p>Boil &amp; pour <img src="/uploads/cup.png" alt="cup"></p>',
  categoryID: open,
  date: '2020-05-01T08:00:00Z',
});
const secret = await aPost(forum, { name: 'Secret plans', categoryID: hidden });
const reply = await aReply(forum, shown, { body: '<p>With milk</p>', date: '2020-05-02T08:00:00Z' });
await aReply(forum, secret, { body: '<p>Secret reply</p>' });

const get = (url: string, headers: Record<string, string> = {}) => forum.guest.request({ url, headers });

/** Returns the texts of elements by their names, in order. Throws when the XML is not well formed. */
function readXml(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    path.push(name);
    texts.set(name, [...(texts.get(name) ?? []), '']);
  });
  parser.on('text', (text) => {
    const list = texts.get(path.at(-1) ?? '');
    if (list) list[list.length - 1] += text;
  });
  parser.on('closetag', () => void path.pop());
  parser.write(xml).close();
  return texts;
}

describe('feeds', () => {
  test('the site feed contains what guests may read, as valid Atom', async () => {
    const response = await get('/discussions/feed.atom');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const xml = readXml(response.body);
    expect(xml.get('title')).toEqual(['Folkmoot', 'Tea & <b>biscuits</b>  "hot"']);
    expect(xml.get('content')).toEqual([
      expect.stringMatching(/^<p dir="auto">Boil &amp; pour <img src="\/uploads\/cup\.png"/),
    ]);
    expect(xml.get('published')).toEqual(['2020-05-01T08:00:00+00:00']);
    expect(new Set(xml.get('id')).size).toBe(2);
    expect(response.body).not.toContain('Secret');
  });

  test('a feed contains no more for anybody than for guests', async () => {
    const administrator = await forum.anAdministrator();
    for (const url of ['/discussions/feed.atom', '/categories/hidden-2/feed.atom', `/discussion/${secret}/feed.atom`])
      expect((await administrator.request({ url })).body).not.toContain('Secret');
    expect((await get(`/categories/${hidden}/feed.atom`)).statusCode).toBe(404);
    expect((await get(`/discussion/${secret}/feed.atom`)).statusCode).toBe(404);
    expect((await get('/discussion/999999/feed.atom')).statusCode).toBe(404);
  });

  test('a category has a feed by its ID and by its name, a discussion one with its comments', async () => {
    for (const category of [open, 'open-1']) {
      const xml = readXml((await get(`/categories/${category}/feed.atom`)).body);
      expect(xml.get('title')?.[0]).toBe('Open - Folkmoot');
      expect(xml.get('entry')).toHaveLength(1);
    }
    const xml = readXml((await get(`/discussion/${shown}/feed.atom`)).body);
    expect(xml.get('content')?.[0]).toContain('With milk');
    expect(xml.get('updated')?.[0]).toBe('2020-05-02T08:00:00+00:00');
    expect(xml.get('id')?.[1]).toMatch(new RegExp(`/discussion/comment/${reply}$`));
  });

  test('a client that has the newest version gets a 304', async () => {
    const first = await get('/discussions/feed.atom');
    const { etag, 'last-modified': modified } = first.headers as Record<string, string>;
    expect(modified).toBe('Fri, 01 May 2020 08:00:00 GMT');
    expect((await get('/discussions/feed.atom', { 'if-none-match': etag as string })).statusCode).toBe(304);
    expect((await get('/discussions/feed.atom', { 'if-modified-since': modified as string })).statusCode).toBe(304);
    expect((await get('/discussions/feed.atom', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect(
      (await get('/discussions/feed.atom', { 'if-modified-since': 'Thu, 30 Apr 2020 08:00:00 GMT' })).statusCode,
    ).toBe(200);
  });
});

describe('sitemaps', () => {
  test('the index links to sitemaps that list what guests may read', async () => {
    const index = readXml((await get('/sitemap.xml')).body);
    const paths = (index.get('loc') ?? []).map((loc) => new URL(loc).pathname);
    expect(paths).toEqual(['/sitemap-pages.xml', '/sitemap-discussions-1.xml']);
    const pages = await Promise.all(paths.map((path) => get(path)));
    const all = pages.flatMap(({ body }) => readXml(body).get('loc') ?? []).map((loc) => new URL(loc).pathname);
    expect(all).toContain('/categories/open-1');
    expect(all).toContain(`/discussion/${shown}/tea-b-biscuits-b-hot`);
    expect(all.join()).not.toMatch(/secret|hidden/i);
  });

  test('a sitemap that does not exist is not found', async () => {
    expect((await get('/sitemap-discussions-9.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-discussions-0.xml')).statusCode).toBe(404);
  });

  test('robots.txt gives the sitemap, and excludes what is not a page', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
    expect(body).toMatch(/^Disallow: \/api\/$/m);
  });
});

describe('health and metrics', () => {
  test('the process is up and ready', async () => {
    expect([(await get('/healthz')).json(), (await get('/readyz')).json()]).toEqual([
      { status: 'ok' },
      { status: 'ready' },
    ]);
  });

  test('it is not ready while the database lacks a migration', async () => {
    const { db } = forum.forum;
    const removed = (await (
      db as never as { deleteFrom(table: string): { returningAll(): { execute(): Promise<never[]> } } }
    )
      .deleteFrom('migration')
      .returningAll()
      .execute()) as never[];
    const response = await get('/readyz');
    await (db as never as { insertInto(table: string): { values(rows: never[]): { execute(): Promise<unknown> } } })
      .insertInto('migration')
      .values(removed)
      .execute();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ status: 'unavailable', reason: 'The database is not migrated yet.' });
    expect((await get('/readyz')).statusCode).toBe(200);
  });

  test('metrics count responses by route, for clients on this machine only', async () => {
    await get(`/discussion/${shown}/feed.atom`);
    const { body } = await get('/metrics');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/discussion\/:id[^"]*feed\.atom",status="200"\} \d/,
    );
    expect(body).toContain('folkmoot_database_connections{state="waiting"} 0');
    expect(body).toContain('process_cpu_seconds_total');
    expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
    expect((await forum.guest.request({ url: '/metrics', remoteAddress: '10.0.0.9' })).statusCode).toBe(404);
  });
});

describe('URLs of an imported community', () => {
  let member: string;

  beforeAll(async () => {
    const date = 'CreationDate="2015-01-01T10:00:00.000"';
    const folder = await aDump({
      Users: [`Id="12" Reputation="1" ${date} DisplayName="Old Hand"`],
      Posts: [
        `Id="77" PostTypeId="1" ${date} Score="1" Body="Why?" Title="An old question"`,
        `Id="78" PostTypeId="2" ParentId="77" ${date} Score="1" Body="Because."`,
      ],
    });
    await importFolder(forum.forum.db, folder);
    await forum.forum.categories.changed();
    const { user_id } = await forum.forum.db
      .selectFrom('member')
      .select('user_id')
      .where('name', '=', 'Old Hand')
      .executeTakeFirstOrThrow();
    member = `/profile/${user_id}/Old%20Hand`;
  });

  const lead = async (url: string) => {
    const response = await get(url);
    return response.statusCode === 301 ? response.headers.location : response.statusCode;
  };

  test('questions, answers and users redirect to the imported records', async () => {
    for (const url of [
      '/questions/77',
      '/questions/77/an-old-question',
      '/questions/77/an-old-question/?tab=votes',
      '/q/77',
      '/q/77/12',
    ])
      expect(await lead(url)).toMatch(/^\/discussion\/\d+\/an-old-question$/);
    for (const url of ['/a/78', '/a/78/12', '/questions/77/an-old-question/78', '/questions/77/an-old-question/78?a=1'])
      expect(await lead(url)).toMatch(/^\/discussion\/comment\/\d+#Comment_\d+$/);
    for (const url of ['/users/12', '/users/12/old-hand', '/users/12/old-hand?tab=profile'])
      expect(await lead(url)).toBe(member);
  });

  test('missing records, and those hidden from the viewer, are left to the pages', async () => {
    for (const url of [
      '/questions/79',
      '/users/99',
      '/questions/tagged/tea',
      '/a/x',
      '/questions/77777777777777777777',
    ])
      expect(await lead(url)).toBe(404);
    await forum.forum.db
      .updateTable('category')
      .set({ custom_permissions: true })
      .where('name', '=', 'From there')
      .execute();
    await forum.forum.categories.changed();
    expect(await lead('/questions/77')).toBe(404);
    expect((await (await forum.anAdministrator()).request({ url: '/questions/77' })).statusCode).toBe(301);
  });
});
