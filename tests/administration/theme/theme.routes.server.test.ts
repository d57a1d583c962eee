import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import {
  addTheme,
  applyTheme,
  changeTheme,
  listThemeRevisions,
  listThemes,
  previewTheme,
  previewThemeMarkup,
  readTheme,
  removeTheme,
} from '#api/administration/theme/theme.client.ts';
import { loadPageTheme } from '#server/administration/theme/theme-cache.ts';
import { guestOf, viewerOfUser } from '#server/member/session/session.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { startTestForum, type TestForum, type TestUser } from '#tests/support/server/test-forum.ts';

let forum: TestForum;
let administrator: TestUser;

beforeAll(async () => {
  forum = await startTestForum();
  administrator = await forum.anAdministrator();
});
afterAll(() => forum?.close());

const aTheme = async (variables = {}, footer?: string): Promise<string> => {
  const assets = { variables: { data: variables }, ...(footer !== undefined && { footer: { data: footer } }) };
  const post = { name: 'Harbour', parentTheme: 'keystone', parentVersion: '1.0', assets };
  return (await addTheme(administrator.api, post)).body.themeID;
};

const aGuest = () => guestOf(forum.forum);

/** Returns the viewer of a member's session, as pages receive it. */
const withSession = async ({ userID }: TestUser): Promise<Viewer> => {
  const { session_id } = await forum.forum.db
    .selectFrom('session')
    .select('session_id')
    .where('user_id', '=', userID)
    .executeTakeFirstOrThrow();
  return { ...(await viewerOfUser(forum.forum, userID)), sessionID: session_id };
};

const currentID = async () => (await readTheme(forum.guest.api, 'current')).body.themeID;

test('the forum includes templates that every viewer can read, and the built-in one is current by default', async () => {
  const { body } = await listThemes(forum.guest.api);
  expect(body.map(({ themeID, type, current }) => [themeID, type, current])).toEqual([
    ['keystone', 'themeFile', true],
    ['moss', 'themeFile', false],
    ['ember', 'themeFile', false],
  ]);
  expect(body[1]?.assets.variables).toEqual({
    type: 'json',
    'content-type': 'application/json',
    url: '/api/v2/themes/moss/assets/variables.json',
  });
  const { body: moss } = await readTheme(forum.guest.api, 'moss', { expand: ['variables.data'] });
  expect(moss.assets.variables.data).toEqual({ main: '#2f7d4f', radius: 12 });
  await expect(readTheme(forum.guest.api, 'nowhere')).rejects.toMatchObject({ code: 'theme.not-found' });
  await expect(readTheme(forum.guest.api, '999')).rejects.toMatchObject({ code: 'theme.not-found' });
});

test('colours must be valid, known and readable, and no other value gets into a style sheet', async () => {
  for (const odd of ['red', '#fff', '#12345678', 'url(//evil)', '#123456;}body{display:none', 'var(--x)'])
    await expect(aTheme({ palettes: { light: { text: odd } } })).rejects.toMatchObject({ status: 422 });
  await expect(aTheme({ font: 'x;}' })).rejects.toMatchObject({ status: 422 });
  await expect(aTheme({ css: 'x' })).rejects.toMatchObject({ status: 422 });
  await expect(aTheme({ palettes: { light: { 'text:red;--x': '#000000' } } })).rejects.toMatchObject({ status: 422 });
  for (const role of ['toString', 'overlay'])
    await expect(aTheme({ palettes: { dark: { [role]: '#000000' } } })).rejects.toMatchObject({
      details: {
        errors: { [`assets.variables.data.palettes.dark.${role}`]: [{ message: `There is no color ${role}.` }] },
      },
    });
  const field = 'assets.variables.data.palettes.light.text';
  await expect(aTheme({ palettes: { light: { text: '#999999' } } })).rejects.toMatchObject({
    code: 'request.invalid',
    details: {
      errors: {
        [field]: [{ message: expect.stringMatching(/^The contrast of text on \w+ is 2\.\d+:1\. It needs 4\.5:1\.$/) }],
      },
    },
  });
  await expect(aTheme({ palettes: { contrastLight: { text: '#666666' } } })).rejects.toMatchObject({
    details: { description: expect.stringContaining('It needs 7:1.') },
  });
});

test('a theme is created, applied and shown to every viewer, with an immutably cached style sheet', async () => {
  const id = await aTheme({ main: '#aa2255', palettes: { dark: { link: '#ffccdd' } }, font: 'serif', radius: 2 });
  const shownBefore = await loadPageTheme(forum.forum, await aGuest());
  expect(shownBefore).toEqual({});
  expect((await applyTheme(administrator.api, id)).body).toMatchObject({ themeID: id, current: true });
  expect(await currentID()).toBe(id);
  const { styles = '' } = await loadPageTheme(forum.forum, await aGuest());
  const sheet = await forum.guest.request({ method: 'GET', url: styles });
  expect(sheet.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(sheet.payload).toContain('--radius-large:3px');
  expect(sheet.payload).toMatch(/\[data-theme="dark"\]\{[^}]*--color-link:#ffccdd/);
  expect(
    (await forum.guest.request({ method: 'GET', url: styles.replace(/-\w+\.css/, '-other.css') })).statusCode,
  ).toBe(404);
  await applyTheme(administrator.api, 'keystone');
  expect(await loadPageTheme(forum.forum, await aGuest())).toEqual({});
});

test('a preview is visible only to the administrator who started it, until it ends', async () => {
  const id = await aTheme({ main: '#aa2255' });
  const viewer = await withSession(administrator);
  await expect(previewTheme(forum.guest.api, { themeID: id })).rejects.toMatchObject({ status: 403 });
  expect((await previewTheme(administrator.api, { themeID: id })).body.themeID).toBe(id);
  expect((await loadPageTheme(forum.forum, viewer)).preview).toEqual({ themeID: id, name: 'Harbour' });
  expect(await loadPageTheme(forum.forum, await aGuest())).toEqual({});
  const other = await forum.anAdministrator();
  expect(await loadPageTheme(forum.forum, await withSession(other))).toEqual({});
  await previewTheme(administrator.api, { themeID: '' });
  expect(await loadPageTheme(forum.forum, viewer)).toEqual({});
});

test('unsaved values are previewed by the session that sent them only, and are no revision', async () => {
  const id = await aTheme({}, '<p>Saved</p>');
  const viewer = await withSession(administrator);
  const assets = { variables: { data: { main: '#aa2255' } }, footer: { data: '<p>Unsaved</p><script>x()</script>' } };
  await previewTheme(administrator.api, { themeID: id, assets });
  const page = await loadPageTheme(forum.forum, viewer);
  expect(page.preview).toEqual({ themeID: id, name: 'Harbour', isDraft: true });
  expect(page.footer).toMatch(/^<p[^>]*>Unsaved<\/p>$/);
  const url = page.styles ?? '';
  const style = await administrator.request({ method: 'GET', url });
  expect([style.statusCode, style.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(style.body).toContain('--color-primary');
  expect((await forum.guest.request({ method: 'GET', url })).statusCode).toBe(404);
  expect((await loadPageTheme(forum.forum, await aGuest())).preview).toBeUndefined();
  expect((await listThemeRevisions(administrator.api, id)).body).toHaveLength(1);
  const faint = { variables: { data: { palettes: { light: { link: '#eeeeee' } } } } };
  await expect(previewTheme(administrator.api, { themeID: id, assets: faint })).rejects.toMatchObject({ status: 422 });
  await expect(previewTheme(administrator.api, { themeID: 'moss', assets })).rejects.toMatchObject({
    code: 'theme.template',
  });
  await previewTheme(administrator.api, { themeID: id });
  expect((await loadPageTheme(forum.forum, viewer)).preview).toEqual({ themeID: id, name: 'Harbour' });
  await previewTheme(administrator.api, { themeID: '' });
});

test('each change of contents creates a revision, and an earlier revision can be previewed and restored', async () => {
  const id = await aTheme({ main: '#aa2255' });
  const first = (await readTheme(forum.guest.api, id)).body.revisionID as number;
  await changeTheme(administrator.api, id, { assets: { variables: { data: { main: '#22aa55' } } } });
  await changeTheme(administrator.api, id, { name: 'Bay', revisionName: 'Greener' });
  const { body: revisions } = await listThemeRevisions(forum.guest.api, id);
  expect(revisions.map(({ name, revisionName, active }) => [name, revisionName, active])).toEqual([
    ['Bay', 'Greener', true],
    ['Bay', null, false],
  ]);
  const { body: earlier } = await readTheme(forum.guest.api, id, { revisionID: first, expand: ['all'] });
  expect(earlier.assets.variables.data).toEqual({ main: '#aa2255' });
  await previewTheme(administrator.api, { themeID: id, revisionID: first });
  const viewer = await withSession(administrator);
  expect((await loadPageTheme(forum.forum, viewer)).preview).toEqual({ themeID: id, name: 'Bay', revisionID: first });
  await changeTheme(administrator.api, id, { revisionID: first });
  expect((await listThemeRevisions(forum.guest.api, id)).body.map(({ active }) => active)).toEqual([false, true]);
  const other = await aTheme();
  await expect(changeTheme(administrator.api, other, { revisionID: first })).rejects.toMatchObject({
    code: 'theme.revision-not-found',
  });
});

test('templates cannot be changed, the current theme cannot be deleted, and a theme cannot contain scripts or style sheets', async () => {
  const id = await aTheme();
  await expect(changeTheme(administrator.api, 'moss', { name: 'x' })).rejects.toMatchObject({ code: 'theme.template' });
  await expect(removeTheme(administrator.api, 'keystone')).rejects.toMatchObject({ code: 'theme.template' });
  for (const asset of ['styles', 'javascript', 'scripts', 'fonts'])
    await expect(changeTheme(administrator.api, id, { assets: { [asset]: { data: 'x' } } })).rejects.toMatchObject({
      code: 'theme.asset-refused',
    });
  await applyTheme(administrator.api, id);
  await expect(removeTheme(administrator.api, id)).rejects.toMatchObject({
    status: 409,
    message: 'This theme cannot be deleted because it is the currently applied theme.',
  });
  await applyTheme(administrator.api, 'keystone');
  await removeTheme(administrator.api, id);
  await expect(readTheme(administrator.api, id)).rejects.toMatchObject({ status: 404 });
  await changeConfig(administrator.api, { 'ui.themeKey': id });
  expect(await currentID()).toBe('keystone');
});

test('a change that is based on an older revision is refused, and concurrent changes of different parts lose nothing', async () => {
  const { api } = administrator;
  const id = await aTheme();
  const known = (await readTheme(api, id)).body.revisionID ?? 0;
  const footer = { footer: { data: '<p>Ebb</p>' } };
  const { revisionID } = (await changeTheme(api, id, { assets: footer, knownRevisionID: known })).body;
  await expect(
    changeTheme(api, id, { name: 'Late', assets: { footer: { data: '<p>Flood</p>' } }, knownRevisionID: known }),
  ).rejects.toMatchObject({ code: 'theme.changed-meanwhile', status: 409 });
  expect((await readTheme(api, id)).body.name).toBe('Harbour');
  await changeTheme(api, id, { assets: footer, knownRevisionID: revisionID ?? 0 });
  await Promise.all([
    changeTheme(api, id, { assets: { header: { data: '<p>Up</p>' } } }),
    changeTheme(api, id, { assets: { footer: { data: '<p>Down</p>' } } }),
  ]);
  const { assets } = (await readTheme(api, id, { expand: ['header.data', 'footer.data'] })).body;
  expect([assets.header?.data, assets.footer?.data]).toEqual([
    expect.stringContaining('Up'),
    expect.stringContaining('Down'),
  ]);
});

test('header and footer are sanitised, and sanitising them again changes nothing', async () => {
  const html = '<p onclick="x()">Hello <b>you</b></p><script>alert(1)</script><table><tr><td>1</td></tr></table>';
  const id = await aTheme({}, html);
  const footerOf = async () =>
    (await readTheme(forum.guest.api, id, { expand: ['footer.data'] })).body.assets.footer?.data;
  const clean = await footerOf();
  expect(clean).not.toMatch(/script|onclick/);
  expect(clean).toContain('Hello <b>you</b></p>');
  await changeTheme(administrator.api, id, { assets: { footer: { data: clean as string } } });
  expect(await footerOf()).toBe(clean);
});

test('HTML can be previewed as pages show it, with the names of what is removed, without being stored', async () => {
  const html = '<h2>Hello</h2><p onclick="x()">you</p><script>alert(1)</script><a href="javascript:x()">there</a>';
  const { body } = await previewThemeMarkup(administrator.api, { part: 'footer', data: html });
  expect(body).toEqual({
    data: expect.stringMatching(/^<h3 dir="auto">Hello<\/h3><p dir="auto">you<\/p>/),
    removed: ['onclick', '<script>', 'href'],
  });
  expect(body.data).not.toMatch(/script|onclick/);
  const kept = '<div data-widget="categories"><a href="/categories">All</a></div><p><b>Ahoy</b></p>';
  expect((await previewThemeMarkup(administrator.api, { part: 'header', data: kept })).body.removed).toEqual([]);
  await expect(
    previewThemeMarkup(administrator.api, { part: 'header', data: '<div data-widget="nowhere"></div>' }),
  ).rejects.toMatchObject({
    code: 'request.invalid',
    details: { errors: { 'assets.header.data': expect.anything() } },
  });
});

test('changing themes requires site.manage', async () => {
  const id = await aTheme();
  for (const { api } of [forum.guest, await forum.aMember(), await forum.aModerator()]) {
    const post = { name: 'x', parentTheme: 'keystone', parentVersion: '1.0', assets: {} };
    const calls = [
      () => addTheme(api, post),
      () => applyTheme(api, 'moss'),
      () => previewTheme(api, { themeID: 'moss' }),
      () => previewThemeMarkup(api, { part: 'header', data: '<p>Ahoy</p>' }),
      () => changeTheme(api, id, { name: 'x' }),
      () => removeTheme(api, id),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 403 });
  }
});

test.each([
  ['nowhere', `<div data-widget="nowhere">Here</div>`],
  ['leaderboard', `<p>Best</p><div data-widget="leaderboard" data-props='{"slotType":"century"}'>Here</div>`],
  ['leaderboard', '<section data-widget="leaderboard">Here</section>'],
])(
  'a footer with an invalid %s widget is refused with an error at its field, and the previous footer is preserved',
  async (name, html) => {
    const id = await aTheme({}, '<p>Ahoy</p>');
    const refusal = await changeTheme(administrator.api, id, { assets: { footer: { data: html } } }).catch(
      (error) => error,
    );
    expect([refusal.status, refusal.details.errors['assets.footer.data'][0].message]).toEqual([
      422,
      expect.stringContaining(`“${name}” is wrong`),
    ]);
    const { body } = await readTheme(forum.guest.api, id, { expand: ['footer.data'] });
    expect(body.assets.footer?.data).toBe('<p dir="auto">Ahoy</p>');
  },
);
