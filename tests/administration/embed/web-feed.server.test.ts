import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { readWebFeed } from '#api/administration/embed/web-feed.client.ts';
import { changeLayout } from '#api/administration/layout/layout-record.client.ts';
import { applyLayout } from '#api/administration/layout/layout-view.client.ts';
import { refreshWebFeeds } from '#server/administration/embed/web-feed-refresh.ts';
import type { Web } from '#server/composer/media/public-address.ts';
import { aLayout, oneColumn, propsOnHomePage } from '#tests/support/server/layouts.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const { api } = administrator;

/** The response of the only site of this web, to which every host name resolves, and the headers of its requests. */
let respond: (answer: ServerResponse) => void = (answer) => answer.writeHead(404).end();
const requests: IncomingHttpHeaders[] = [];
const site = createServer(({ headers }, answer) => {
  requests.push(headers);
  respond(answer);
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  site.closeAllConnections();
  site.close();
});
const { port } = site.address() as AddressInfo;
const web: Web = { resolve: async () => ['127.0.0.1'], mayReach: () => true };
const feedUrl = `http://127.0.0.1:${port}/feed`;

const feed = (...names: readonly string[]) =>
  `<rss><channel><title>Harbour</title>${names
    .map((name) => `<item><title>${name}</title><link>https://harbour.example/</link></item>`)
    .join('')}</channel></rss>`;
const send = (text: string, headers: Record<string, string> = {}) => {
  respond = (answer) => answer.writeHead(200, { 'content-type': 'application/rss+xml', ...headers }).end(text);
};

/** Runs the job after the time for which a feed is not requested again. */
let now = Date.now();
async function refresh(): Promise<void> {
  now += 660_000;
  forum.setNow(new Date(now));
  await refreshWebFeeds(forum.forum, web);
}

const home = await aLayout(api, 'home');
await applyLayout(api, home.layoutID, [{ recordType: 'global', recordID: -1 }]);
const place = (widget: object) => changeLayout(api, home.layoutID, { layout: [oneColumn(widget)] });

/** Returns the props of the placed widget. Undefined when it is hidden. */
const shown = (who: TestUser = forum.guest) => propsOnHomePage(who.api);
const namesFor = async (who?: TestUser) =>
  ((await shown(who))?.['items'] as { name: string }[] | undefined)?.map(({ name }) => name);
const storedFeeds = () => forum.forum.db.selectFrom('web_feed').select(['url', 'etag', 'problem']).execute();

test('a new feed is requested as soon as its layout is saved, but never from a private address', async () => {
  await place({ $hydrate: 'react.rss', feedUrl });
  await forum.forum.jobs.settled();
  expect(await storedFeeds()).toEqual([{ url: feedUrl, etag: null, problem: 'private' }]);
  expect(requests).toEqual([]);
  expect(await shown()).toBeUndefined();
  expect(await shown(administrator)).toMatchObject({ items: [], problem: 'private', problemDetail: null });
});

test('new items reach pages at once, up to the number of the settings', async () => {
  await place({ $hydrate: 'react.rss', feedUrl, limit: 2 });
  send(feed('One', 'Two', 'Three'), { etag: '"1"', 'last-modified': 'Sat, 01 Mar 2025 09:00:00 GMT' });
  await refresh();
  expect(await namesFor()).toEqual(['One', 'Two']);
  expect(await shown()).toMatchObject({ name: 'Harbour' });
  expect(await shown(administrator)).not.toHaveProperty('problem');
  send(feed('Four'), { etag: '"2"' });
  await refresh();
  expect(await namesFor()).toEqual(['Four']);
});

test('a feed is requested again after ten minutes, and only its changes', async () => {
  requests.length = 0;
  await refreshWebFeeds(forum.forum, web);
  expect(requests).toEqual([]);
  respond = (answer) => answer.writeHead(304).end();
  await refresh();
  expect(requests.map((headers) => headers['if-none-match'])).toEqual(['"2"']);
  expect(await namesFor()).toEqual(['Four']);
});

test.each<[problem: string, detail: string | null, answer: typeof respond]>([
  ['refused', '500', (answer) => answer.writeHead(500).end()],
  ['large', null, (answer) => answer.writeHead(200).end(`<rss>${' '.repeat(2_200_000)}</rss>`)],
  ['invalid', 'it is neither RSS nor Atom', (answer) => answer.writeHead(200).end('<html/>')],
  ['unreachable', 'ECONNRESET', (answer) => answer.destroy()],
])(
  'a feed with the problem "%s" keeps its items, and administrators see the reason',
  async (problem, detail, answer) => {
    respond = answer;
    await refresh();
    expect(await namesFor()).toEqual(['Four']);
    expect(await shown()).not.toHaveProperty('problem');
    expect(await shown(administrator)).toMatchObject({ problem, problemDetail: detail });
    expect((await readWebFeed(forum.guest.api, feedUrl, 1)).body).toMatchObject({ problem: null, problemDetail: null });
  },
);

test('a long feed is read in a thread, and its problem is over', async () => {
  send(feed(...Array.from({ length: 400 }, (_, index) => `Item ${index}`)));
  await refresh();
  expect(await namesFor()).toEqual(['Item 0', 'Item 1']);
  const { items, problem } = (await readWebFeed(api, feedUrl, 50)).body;
  expect([items.length, problem]).toEqual([50, null]);
});

test('a feed that no layout shows is deleted, and one that is unknown waits', async () => {
  await place({ $hydrate: 'react.rss' });
  expect(await shown(administrator)).toBeUndefined();
  await refresh();
  expect(await storedFeeds()).toEqual([]);
  expect((await readWebFeed(api, feedUrl, 5)).body).toEqual({
    name: '',
    items: [],
    problem: 'waiting',
    problemDetail: null,
  });
});

test('an address that is none of the web is refused', async () => {
  for (const wrong of ['javascript:alert(1)', 'file:///etc/passwd', '/feed.xml'])
    await expect(place({ $hydrate: 'react.rss', feedUrl: wrong })).rejects.toMatchObject({ code: 'request.invalid' });
});
