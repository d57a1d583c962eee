import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Request } from '#api/api.ts';
import { viewerOf } from '#server/member/session/session.ts';
import { createInProcessTransport } from '#server/pages/in-process.ts';
import { registerInternalViewer } from '#server/platform/http/viewer-hook.ts';
import { startTestForum, type TestForum } from '#tests/support/server/test-forum.ts';

let site: TestForum;
beforeAll(async () => {
  site = await startTestForum();
  const author = await site.aMember();
  const categoryID = await site.aCategory();
  for (const name of ['One', 'Two', 'Three'])
    await author.request({
      method: 'POST',
      url: '/api/v2/discussions',
      payload: { name, body: 'A text.', format: 'markdown', categoryID },
    });
});
afterAll(() => site.close());

/** Sends a request as the server-side rendering of a guest's page does, and the same request as an external guest. */
async function askBoth(requested: Omit<Request, 'method' | 'body'>) {
  const viewer = await viewerOf(site.forum, undefined);
  const page = { server: site.server, viewer, host: 'localhost', ip: '127.0.0.1', headers: {}, language: 'en' };
  const { key, takeBack } = registerInternalViewer(viewer);
  const within = await createInProcessTransport(
    page as unknown as FastifyRequest,
    key,
  )({ ...requested, method: 'GET', body: undefined });
  takeBack();
  const outside = await site.guest.request({ method: 'GET', url: `/api/v2${requested.path}?${requested.query}` });
  return { within, outside };
}

const paging = ['x-app-page-result-count', 'x-app-page-limit', 'x-app-page-current', 'x-app-page-next-url', 'link'];

test('a page gets the same data and paging as a client of the API', async () => {
  const query = 'limit=2&expand[]=insertUser&expand[]=tags&expand[]=excerpt&expand[]=-body';
  const { within, outside } = await askBoth({ path: '/discussions', route: '/discussions', params: {}, query });
  expect(within.status).toBe(200);
  expect(within.json).toHaveLength(2);
  expect(JSON.parse(JSON.stringify(within.json))).toEqual(outside.json());
  for (const name of paging) expect(within.header(name)).toBe(outside.headers[name]?.toString());
});

test('a page calls the handler without a separate request', async () => {
  expect(site.server.readingRoutes.has('/api/v2/discussions')).toBe(true);
  expect(site.server.readingRoutes.has('/api/v2/discussions/:id')).toBe(true);
});

test('refusals and errors are the same as for clients', async () => {
  const missing = { path: '/discussions/999999', route: '/discussions/:id', params: { id: 999_999 }, query: '' };
  const wrong = { path: '/discussions', route: '/discussions', params: {}, query: 'limit=none' };
  const forbidden = { path: '/drafts', route: '/drafts', params: {}, query: '' };
  for (const asked of [missing, wrong, forbidden]) {
    const { within, outside } = await askBoth(asked);
    expect(within.status).toBeGreaterThanOrEqual(400);
    expect(within.status).toBe(outside.statusCode);
    expect(within.json).toEqual(outside.json());
  }
});
