import { expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { createServer } from '#server/server.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const missing = [
  '/uploads/none.png',
  '/discussion/999999/feed.atom',
  '/categories/none/feed.atom',
  '/sitemap-discussions-99.xml',
];

/** Returns the readable text of a page. */
const readable = (html: string) =>
  html
    .slice(html.indexOf('<main>'))
    .replaceAll(/<[^>]+>|\s+/g, ' ')
    .trim()
    .replaceAll(/ +/g, ' ');

test.each(missing)('a browser that opens %s, which does not exist, gets an error page', async (url) => {
  const { statusCode, headers, body } = await forum.guest.request({ url, headers: asBrowser });
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(readable(body)).toBe('Page Not Found The page you were looking for could not be found. Back to home page');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
});

test('a client gets the error of the API, in the language it requests', async () => {
  for (const url of [...missing, '/metrics'])
    expect((await forum.guest.request({ url, headers: { 'x-real-ip': '203.0.113.7' } })).json()).toEqual({
      status: 404,
      code: 'route.not-found',
      message: 'Page Not Found',
    });
  const german = { 'accept-language': 'de' };
  const { message } = (await forum.guest.request({ url: '/api/v2/none', headers: german })).json();
  expect(message).toBe('Seite nicht gefunden');
  const page = await forum.guest.request({ url: '/uploads/none.png', headers: { ...asBrowser, ...german } });
  expect(page.body).toMatch(/<html lang="de" dir="ltr">[\s\S]*<h1>Seite nicht gefunden<\/h1>/);
});

test('a form from another site is refused with a readable error, and an unexpected error reveals no details', async () => {
  const headers = { ...asBrowser, origin: 'https://elsewhere.example' };
  const refused = await forum.guest.request({ method: 'POST', url: '/language', headers });
  expect([refused.statusCode, readable(refused.body)]).toEqual([
    403,
    'There was an error The request did not come from this site. Please reload the page and try again. Back to Home',
  ]);
  const server = await createServer(forum.forum, { withPages: false });
  server.get('/broken', () => {
    throw new Error('connect ECONNREFUSED 10.0.0.5:5432');
  });
  server.get('/busy', () => {
    throw new ApiError('server.busy');
  });
  const broken = await server.inject({ url: '/broken', headers: asBrowser });
  expect([broken.statusCode, readable(broken.body)]).toEqual([
    500,
    'There was an error Please try again later. Back to Home',
  ]);
  expect((await server.inject('/broken')).json()).toEqual({
    status: 500,
    code: 'server.unexpected',
    message: 'Something went wrong.',
    requestID: expect.any(String),
  });
  const busy = await server.inject({ url: '/busy', headers: asBrowser });
  expect([busy.statusCode, readable(busy.body)]).toEqual([
    503,
    'There was an error The forum is busy right now. Please try again in a moment. Back to Home',
  ]);
  await server.close();
});
