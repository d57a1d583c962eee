import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTheme, listThemeRevisions } from '#api/administration/theme/theme.client.ts';
import { startTestForum, type TestForum, type TestUser } from '#tests/support/server/test-forum.ts';

let forum: TestForum;
let administrator: TestUser;
let id: string;

beforeAll(async () => {
  forum = await startTestForum();
  administrator = await forum.anAdministrator();
  const post = { name: 'Harbour', parentTheme: 'moss', parentVersion: '1.0', assets: {} };
  id = (await addTheme(administrator.api, post)).body.themeID;
});
afterAll(() => forum?.close());

type Method = 'GET' | 'PUT' | 'PATCH' | 'DELETE';
const ask = (who: TestUser, method: Method, asset: string, payload?: string, type = 'application/json') =>
  who.request({
    method,
    url: `/api/v2/themes/${id}/assets/${asset}`,
    ...(payload !== undefined && { payload, headers: { 'content-type': type } }),
  });

test('a footer is sanitised when written, readable with and without its extension, and can be deleted', async () => {
  expect((await ask(forum.guest, 'GET', 'footer')).statusCode).toBe(404);
  const written = await ask(administrator, 'PUT', 'footer.html', '<p>Ahoy<script>x</script></p>', 'text/html');
  expect(written.json()).toEqual({
    type: 'html',
    'content-type': 'text/html',
    url: `/api/v2/themes/${id}/assets/footer.html`,
    data: '<p dir="auto">Ahoy</p>',
  });
  expect((await ask(forum.guest, 'GET', 'footer')).json().data).toBe('<p dir="auto">Ahoy</p>');
  const raw = await ask(forum.guest, 'GET', 'footer.html');
  expect(raw.payload).toBe('<p dir="auto">Ahoy</p>');
  expect(raw.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await ask(administrator, 'DELETE', 'footer')).statusCode).toBe(204);
  expect((await ask(forum.guest, 'GET', 'footer')).statusCode).toBe(404);
  expect((await listThemeRevisions(forum.guest.api, id)).body).toHaveLength(3);
});

test('variables can be replaced or patched, and the style sheet is generated from them', async () => {
  await ask(administrator, 'PUT', 'variables.json', '{"main":"#AA2255","palettes":{"dark":{"link":"#ffccdd"}}}');
  await ask(administrator, 'PATCH', 'variables', '{"main":null,"radius":3,"palettes":{"dark":{"heading":"#ffffff"}}}');
  const variables = { radius: 3, palettes: { dark: { link: '#ffccdd', heading: '#ffffff' } } };
  const raw = await ask(forum.guest, 'GET', 'variables.json');
  expect(raw.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(raw.json()).toEqual(variables);
  expect((await ask(forum.guest, 'GET', 'styles.css')).payload).toContain('--color-heading:#ffffff');
  for (const odd of ['{"main":"red"}', '[]', '3'])
    expect([400, 422]).toContain((await ask(administrator, 'PATCH', 'variables', odd)).statusCode);
  expect((await ask(forum.guest, 'GET', 'variables.json')).json()).toEqual(variables);
});

test('assets that a theme cannot have are refused, and unknown assets are not found', async () => {
  for (const asset of ['styles.css', 'javascript.js', 'scripts', 'fonts'])
    expect((await ask(administrator, 'PUT', asset, 'x', 'text/plain')).json().code).toBe('theme.asset-refused');
  expect((await ask(administrator, 'PUT', 'footer', '{}')).statusCode).toBe(415);
  expect((await ask(administrator, 'PATCH', 'footer', '{}')).statusCode).toBe(405);
  for (const asset of ['javascript.js', 'footer.css', 'constructor', 'nowhere'])
    expect((await ask(forum.guest, 'GET', asset)).statusCode).toBe(404);
});

test('writing theme assets requires site.manage', async () => {
  for (const who of [forum.guest, await forum.aMember(), await forum.aModerator()])
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const)
      expect((await ask(who, method, 'variables', '{}')).statusCode).toBe(403);
});
