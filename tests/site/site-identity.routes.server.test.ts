import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteIdentityRoutes } from '#server/site/site-identity.routes.ts';
import { startTestForum, type TestForum } from '#tests/support/server/test-forum.ts';

let forum: TestForum;
let server: FastifyInstance;

beforeAll(async () => {
  forum = await startTestForum();
  server = fastify();
  server.decorate('forum', forum.forum);
  await server.register(siteIdentityRoutes);
});

afterAll(async () => {
  await server.close();
  await forum.close();
});

test('the logo is served as SVG and PNG, and browsers may cache it', async () => {
  const paths = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'];
  const answers = await Promise.all(paths.map((url) => server.inject(url)));
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
    [200, 'image/svg+xml'],
    ...paths.slice(1).map(() => [200, 'image/png']),
  ]);
  expect(answers.every(({ headers }) => String(headers['cache-control']).startsWith('public, max-age='))).toBe(true);
});

test('e-mails may show the icon in any mail client', async () => {
  const { headers } = await forum.guest.request({ url: '/icon-192.png' });
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' });
});

test('the web app manifest has the name of the site, and icons that exist', async () => {
  const manifest = (await server.inject('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Folkmoot', start_url: '/', display: 'standalone' });
  const answers = await Promise.all(manifest.icons.map(({ src }: { src: string }) => server.inject(src)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(manifest.icons.map(() => 200));
});

test('the web app manifest has the icon that the site has chosen', async () => {
  const value = JSON.stringify('https://example.org/mark.png');
  await forum.forum.db.insertInto('setting').values({ key: 'branding.touchIcon', value }).execute();
  await forum.forum.settings.changed();
  const { icons } = (await server.inject('/manifest.webmanifest')).json();
  expect(icons).toEqual([{ src: 'https://example.org/mark.png', sizes: '512x512' }]);
});

test('the OpenSearch description has names escaped for XML', async () => {
  await forum.forum.db
    .insertInto('setting')
    .values({ key: 'ui.siteName', value: JSON.stringify('Fish & Chips') } as never)
    .execute();
  await forum.forum.settings.changed();
  const { body } = await server.inject('/opensearch.xml');
  expect(body).toContain('<ShortName>Fish &amp; Chips</ShortName>');
  expect(body).toContain('/search?query={searchTerms}"/>');
});
