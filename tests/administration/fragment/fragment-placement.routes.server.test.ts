import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFragment, changeFragment, removeFragment } from '#api/administration/fragment/fragment.client.ts';
import { readFragmentPlacement } from '#api/administration/fragment/fragment-placement.client.ts';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { uploadText } from '#tests/support/builders/text-upload.ts';
import { startTestForum, type TestForum, type TestUser } from '#tests/support/server/test-forum.ts';

let forum: TestForum;
let administrator: TestUser;
let fragmentUUID: string;
let file: { mediaID: number; url: string };

beforeAll(async () => {
  forum = await startTestForum();
  administrator = await forum.anAdministrator();
  file = await uploadText(administrator, 'map.txt');
  const { body } = await addFragment(administrator.api, {
    name: 'Weather <now>',
    fragmentType: 'CustomFragment',
    js: 'let a = 1;',
    css: 'p{}',
    files: [{ mediaID: file.mediaID }],
    heights: { narrow: 300, medium: 200, wide: 100 },
    commitMessage: 'First',
  });
  ({ fragmentUUID } = body);
});
afterAll(() => forum?.close());

const get = (url: string, who: TestUser = forum.guest) => who.request({ method: 'GET', url });
const placement = async () => (await readFragmentPlacement(forum.guest.api, fragmentUUID)).body;

test('a page reads what it needs to show the published revision, and nothing of a draft', async () => {
  const { fragmentRevisionUUID, ...rest } = await placement();
  expect(rest).toEqual({
    fragmentUUID,
    name: 'Weather <now>',
    frameUrl: `/fragments/${fragmentUUID}/frame?fragmentRevisionUUID=${fragmentRevisionUUID}`,
    customSchema: null,
    files: [{ name: 'map.txt', url: file.url }],
    heights: { narrow: 300, medium: 200, wide: 100 },
  });
  await changeFragment(administrator.api, fragmentUUID, { name: 'Secret', js: 'let secret;' });
  expect(await placement()).toMatchObject({ name: 'Weather <now>', fragmentRevisionUUID });
});

test('script and style sheet are cached forever by revision, and a draft is open to administrators only', async () => {
  const { fragmentRevisionUUID: revision } = await placement();
  const of = (kind: string) => `/api/v2/fragments/${fragmentUUID}/${kind}`;
  const script = await get(`${of('js')}?fragmentRevisionUUID=${revision}&cacheBuster=3`);
  expect([script.payload, script.headers]).toMatchObject([
    'let a = 1;',
    {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  ]);
  const style = await get(`${of('css')}?fragmentRevisionUUID=${revision}`);
  expect([style.payload, style.headers['content-type']]).toEqual(['p{}', 'text/css; charset=utf-8']);
  const { statusCode, headers } = await get(of('js'));
  expect([statusCode, headers['location']]).toEqual([302, `${of('js')}?fragmentRevisionUUID=${revision}`]);
  const { body: draft } = await changeFragment(administrator.api, fragmentUUID, { js: 'let secret = 2;' });
  expect((await get(draft.jsUrl)).json().code).toBe('fragment.revision-not-found');
  const read = await get(draft.jsUrl, administrator);
  expect([read.payload, read.headers['cache-control']]).toEqual(['let secret = 2;', 'private, no-store']);
});

test('the frame is the same document for everybody, and its policy lets it send nothing', async () => {
  const { frameUrl, fragmentRevisionUUID } = await placement();
  const frame = await get(frameUrl);
  expect(frame.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "sandbox allow-scripts; default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; media-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'cache-control': 'public, max-age=300',
  });
  expect(frame.headers['permissions-policy']).toContain('camera=()');
  expect(frame.payload).toContain('<title>Weather &lt;now&gt;</title>');
  expect(frame.payload).toContain(
    `data-script="/api/v2/fragments/${fragmentUUID}/js?fragmentRevisionUUID=${fragmentRevisionUUID}"`,
  );
  expect((await get(frameUrl, administrator)).payload).toBe(frame.payload);
  expect((await get(`/fragments/${fragmentUUID}/frame`)).payload).toBe(frame.payload);
  const runtime = await get(/src="([^"]+)"/.exec(frame.payload)?.[1] ?? '');
  expect(runtime.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('a preview frame has no script of its own and runs the one that the page sends', async () => {
  const frame = await get('/fragments/preview/frame');
  expect(frame.payload).not.toMatch(/data-script|modulepreload/);
  expect(frame.headers['content-security-policy']).toContain("script-src 'self' blob:");
});

test('a frame of a draft, of a deleted fragment or of a malformed address is not found', async () => {
  const { body: draft } = await changeFragment(administrator.api, fragmentUUID, { js: 'let secret = 3;' });
  const frameOf = (revision: string) => `/fragments/${fragmentUUID}/frame?fragmentRevisionUUID=${revision}`;
  const { body: other } = await addFragment(administrator.api, {
    name: 'Gone',
    fragmentType: 'CustomFragment',
    js: '',
    commitMessage: 'First',
  });
  await removeFragment(administrator.api, other.fragmentUUID);
  for (const url of [
    frameOf(draft.fragmentRevisionUUID),
    frameOf("'"),
    `/fragments/${other.fragmentUUID}/frame`,
    '/fragments/nothing/frame',
    '/fragments/runtime-0.js',
  ])
    expect([url, (await get(url, administrator)).statusCode]).toEqual([url, 404]);
});

test('a site that embeds the forum may also show its frames', async () => {
  const { frameUrl } = await placement();
  await changeConfig(administrator.api, {
    'embed.enabled': true,
    'embed.allowedOrigins': ['https://shop.example'],
  });
  const { headers } = await get(frameUrl);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://shop.example");
  expect(headers['x-frame-options']).toBeUndefined();
  await changeConfig(administrator.api, { 'embed.enabled': null, 'embed.allowedOrigins': null });
});

test('the files of a fragment are readable from its frame and by guests of a closed community', async () => {
  const policyOf = async (url: string) => (await get(url)).headers['cross-origin-resource-policy'];
  const other = await uploadText(administrator, 'other.txt', 'Other words.');
  expect([await policyOf(file.url), await policyOf(other.url)]).toEqual(['cross-origin', 'same-site']);
  await changeConfig(administrator.api, { 'site.access': 'members' });
  const { frameUrl, fragmentRevisionUUID } = await placement();
  const script = `/api/v2/fragments/${fragmentUUID}/js?fragmentRevisionUUID=${fragmentRevisionUUID}`;
  for (const url of [file.url, frameUrl, script]) expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
  expect((await get(other.url)).statusCode).toBe(403);
  await changeConfig(administrator.api, { 'site.access': null });
});
