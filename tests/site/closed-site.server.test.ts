import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { viewerOf } from '#server/member/session/session.ts';
import { createInProcessTransport } from '#server/pages/in-process.ts';
import { registerInternalViewer } from '#server/platform/http/viewer-hook.ts';
import { isOpenPage, openRoutes } from '#server/site/open-routes.ts';
import { startTestForum, type TestForum, type TestUser } from '#tests/support/server/test-forum.ts';

let site: TestForum;
let member: TestUser;
let admin: TestUser;
let categoryID: number;
beforeAll(async () => {
  site = await startTestForum();
  member = await site.aMember({ name: 'insider' });
  admin = await site.anAdministrator();
  categoryID = await site.aCategory({ name: 'Harbour' });
  const payload = { name: 'Anchors', body: 'Heavy ones.', format: 'markdown', categoryID };
  await member.request({ method: 'POST', url: '/api/v2/discussions', payload });
});
afterAll(() => site.close());

const setAccess = (access: 'everyone' | 'members') =>
  admin.request({ method: 'PATCH', url: '/api/v2/config', payload: { 'site.access': access } });

/** Returns a URL that matches a route, with a value for each placeholder. */
const addressOf = (route: string): string => route.replace(/:\w+(\(.*?\))?/g, '1').replaceAll('*', 'x');

const codeOf = (body: string): string | undefined => {
  try {
    return JSON.parse(body).code;
  } catch {
    return undefined;
  }
};

/** Returns the result of a request to a route: `open`, `closed`, or the redirect target. */
async function answerTo(user: TestUser, name: string): Promise<string> {
  const [method = '', route = ''] = name.split(' ');
  const body = ['GET', 'DELETE', 'OPTIONS'].includes(method) ? {} : { payload: {} };
  const answer = await user.request({ method: method as 'GET', url: addressOf(route), ...body });
  if (answer.statusCode === 302) return String(answer.headers.location);
  const isClosed = answer.statusCode === 403 && codeOf(answer.body) === 'site.members-only';
  return isClosed ? 'closed' : 'open';
}

describe('a members-only community', () => {
  beforeAll(() => setAccess('members'));
  afterAll(() => setAccess('everyone'));

  test('answers guests at the listed routes, and nowhere else', { timeout: 120_000 }, async () => {
    const listed = openRoutes('/api/v2');
    const wrong: string[] = [];
    expect(site.server.guardedRoutes.size).toBeGreaterThan(350);
    for (const name of site.server.guardedRoutes) {
      const [method = '', route = ''] = name.split(' ');
      // HEAD is handled by the route of GET. Without a body, its response does not show what rejected it.
      if (method === 'HEAD') continue;
      const isListed = listed.has(`${method} ${route}`) || isOpenPage(route);
      const answer = await answerTo(site.guest, name);
      if (answer !== (isListed ? 'open' : 'closed') && !(isListed && answer.startsWith('/')))
        wrong.push(`${name}: ${answer}`);
    }
    expect(wrong).toEqual([]);
  });

  test('lists only existing routes, as in the reviewed table', async () => {
    const pagesOnly = ['GET /assets/*'];
    const missing = [...openRoutes('/api/v2')].filter((name) => !site.server.guardedRoutes.has(name));
    expect(missing).toEqual(pagesOnly);
    await expect([...openRoutes('/api/v2')].sort().join('\n')).toMatchFileSnapshot('open-routes.table.txt');
  });

  test('redirects guests from pages to sign-in, with the page to return to', async () => {
    for (const page of [
      '/',
      '/discussions',
      '/discussion/1/anchors',
      '/categories/harbour?page=2',
      '/profile/1/x',
      '/nowhere',
    ]) {
      const answer = await site.guest.request({ url: page, headers: { accept: 'text/html' } });
      expect([page, answer.statusCode, answer.headers.location]).toEqual([
        page,
        302,
        `/entry/signin?Target=${encodeURIComponent(page)}`,
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('answers 403 to clients: API, feeds, sitemaps, search, members, totals and files', async () => {
    const urls = [
      '/api/v2/discussions',
      '/api/v2/search?query=anchors',
      '/api/v2/users/by-names?name=insider',
      '/api/v2/site-totals',
      '/api/v2/categories',
      '/api/v2/openapi.json',
      '/api/v2/no-such-call',
      '/discussions/feed.atom',
      '/discussion/1/feed.atom',
      '/sitemap.xml',
      '/sitemap-discussions-1.xml',
      '/opensearch.xml',
      '/embed.js',
      '/uploads/2026/picture.webp',
    ];
    for (const url of urls) {
      const answer = await site.guest.request({ url });
      expect([url, answer.statusCode, codeOf(answer.body)]).toEqual([url, 403, 'site.members-only']);
      expect(answer.body).not.toMatch(/Anchors|Harbour|insider/);
    }
  });

  test('gives the pages that a guest may open no more data than that guest', async () => {
    const viewer = await viewerOf(site.forum, undefined);
    const page = { server: site.server, viewer, host: 'localhost', ip: '127.0.0.1', headers: {}, language: 'en' };
    const { key, takeBack } = registerInternalViewer(viewer);
    const ask = createInProcessTransport(page as never, key);
    const asked = (route: string, query = '') =>
      ask({ method: 'GET', path: route, route, params: {}, query, body: undefined });
    expect((await asked('/categories')).status).toBe(403);
    expect((await asked('/discussions')).status).toBe(403);
    expect((await asked('/users/me')).status).toBe(200);
    takeBack();
  });

  test('is open to members, with a session or a token, and closed to applicants and unconfirmed accounts', async () => {
    const asked = (user: TestUser) => user.request({ url: '/api/v2/discussions' });
    expect((await asked(member)).json()).toHaveLength(1);
    expect((await asked(admin)).statusCode).toBe(200);
    for (const roles of [[roleIDs.applicant], [roleIDs.unconfirmed]]) {
      const waiting = await site.aMember({ roles });
      expect((await asked(waiting)).json().code).toBe('site.members-only');
      expect((await waiting.request({ url: '/api/v2/users/me' })).statusCode).toBe(200);
    }
    const unconfirmed = await site.aMember({ roles: [roleIDs.unconfirmed] });
    const led = await unconfirmed.request({ url: '/discussions', headers: { accept: 'text/html' } });
    expect(led.headers.location).toBe('/entry/emailconfirmrequest');
  });

  test('passes the health checks', async () => {
    expect((await site.guest.request({ url: '/healthz' })).statusCode).toBe(200);
    expect((await site.guest.request({ url: '/readyz' })).statusCode).toBe(200);
  });
});

describe('guests without discussions.view', () => {
  const grantGuests = (isGranted: boolean) =>
    admin.request({
      method: 'PATCH',
      url: `/api/v2/roles/${roleIDs.guest}/permissions`,
      payload: [{ type: 'global', permissions: { 'discussions.view': isGranted } }],
    });
  beforeAll(() => grantGuests(false));
  afterAll(() => grantGuests(true));
  const asked = (url: string, user: TestUser = site.guest, more: InjectOptions = {}) =>
    user.request({ ...more, url: `/api/v2${url}` });

  test('cannot look up members by name', async () => {
    const refused = await asked('/users/by-names?name=inside*');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'permission.missing']);
    expect((await asked('/users/by-names?name=inside*', member)).json()).toHaveLength(1);
  });

  test('cannot learn the size of the forum', async () => {
    const { counts } = (await asked('/site-totals')).json();
    for (const name of ['discussion', 'comment', 'category', 'user'])
      expect([name, counts[name].count]).toEqual([name, 0]);
    expect((await asked('/site-totals', member)).json().counts.discussion.count).toBe(1);
  });
});

test('site totals count what the viewer may view', async () => {
  const closedID = await site.aCategory({ name: 'Closed' });
  await site.forum.db
    .updateTable('category')
    .set({ custom_permissions: true, count_discussions: 5 })
    .where('category_id', '=', closedID)
    .execute();
  await site.forum.categories.changed();
  const countFor = async (user: TestUser) =>
    (await user.request({ url: '/api/v2/site-totals' })).json().counts.category;
  expect(await countFor(member)).toMatchObject({ count: 1, isFiltered: true });
  expect(await countFor(admin)).toMatchObject({ isFiltered: false });
});
