import { describe, expect, test } from 'vitest';
import { changeConfig, readConfig, readConfigSchema } from '#api/administration/setting/config.client.ts';
import { settingsRegistry } from '#server/administration/setting/settings.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const member = await forum.aMember();

const keysOf = async (user: TestUser, select?: string[]) =>
  Object.keys((await readConfig(user.api, select)).body).sort();

describe('reading settings', () => {
  test('returns the settings selected by name or pattern', async () => {
    expect((await readConfig(forum.guest.api, ['garden.cookie.name', 'garden.cookie.path'])).body).toEqual({
      'garden.cookie.name': 'folkmoot',
      'garden.cookie.path': '/',
    });
    expect(await keysOf(forum.guest, ['garden.cookie.*', 'UI.SITE*'])).toEqual([
      'garden.cookie.name',
      'garden.cookie.path',
      'ui.siteDescription',
      'ui.siteName',
    ]);
  });

  test('silently omits settings that are unknown or not readable by the viewer', async () => {
    const select = ['rateLimit.po*', 'no.such', 'ui.siteName', '(', '[a-', '.*', '__proto__', 'constructor'];
    expect(await keysOf(forum.guest, select)).toEqual(['ui.siteName']);
    expect(await keysOf(member, select)).toEqual(['ui.siteName']);
    expect(await keysOf(administrator, select)).toEqual(['rateLimit.posts', 'ui.siteName']);
  });

  test('a name with a line break matches nothing and does not affect a request for the two names it contains', async () => {
    const two = ['ui.siteName', 'garden.cookie.path'];
    expect(await keysOf(forum.guest, [two.join('\n')])).toEqual([]);
    expect(await keysOf(forum.guest, two)).toEqual(two.toSorted());
  });

  test('returns all readable settings without a selection', async () => {
    const open = Object.entries(settingsRegistry).flatMap(([key, { read }]) => (read === 'public' ? [key] : []));
    expect(await keysOf(forum.guest)).toEqual(open.sort());
    expect(await keysOf(administrator)).toEqual(Object.keys(settingsRegistry).sort());
  });

  test('takes little time for patterns that could cause excessive backtracking', async () => {
    const start = performance.now();
    await readConfig(forum.guest.api, [`${'*a'.repeat(90)}!`]);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test('returns the schema of every setting to administrators', async () => {
    const { body } = await readConfigSchema(administrator.api);
    expect(body.map(({ key }) => key)).toEqual(Object.keys(settingsRegistry));
    const method = body.find(({ key }) => key === 'registration.method');
    expect(method).toMatchObject({
      schema: { enum: expect.arrayContaining(['basic']) },
      default: 'basic',
      mayWrite: true,
    });
    for (const user of [forum.guest, member, await forum.aModerator()])
      await expect(readConfigSchema(user.api)).rejects.toMatchObject({ status: 403 });
  });

  test('every default value is valid for its schema', () => {
    for (const [key, { schema, value }] of Object.entries(settingsRegistry))
      expect(schema.safeParse(value).success, key).toBe(true);
  });
});

describe('changing settings', () => {
  test('returns the changed settings and takes effect immediately', async () => {
    const change = {
      'ui.siteName': '  Moot  ',
      'registration.nameLength': { min: 2, max: 30 },
      'tagging.enabled': false,
    };
    const { body } = await changeConfig(administrator.api, change);
    expect(body).toEqual({ ...change, 'ui.siteName': 'Moot' });
    expect((await readConfig(forum.guest.api, ['ui.siteName'])).body).toEqual({ 'ui.siteName': 'Moot' });
    expect((await forum.forum.settings.get())['tagging.enabled']).toBe(false);
    const back = await changeConfig(administrator.api, { 'ui.siteName': null, 'tagging.enabled': null });
    expect(back.body).toEqual({ 'ui.siteName': 'Folkmoot', 'tagging.enabled': true });
    expect((await changeConfig(administrator.api, {})).body).toEqual({});
  });

  test('changes nothing when one value is invalid, and reports each error at its path', async () => {
    const wrong = {
      'ui.siteDescription': 'Changed',
      'ui.siteName': 5,
      'registration.nameLength': { min: 0, max: 'x' },
      'no.such': 1,
      'entry.signInUrl': 'javascript:alert(1)',
      'search.externalSearch': 'https://example.org/',
    };
    const refusal = changeConfig(administrator.api, wrong);
    await expect(refusal).rejects.toMatchObject({ code: 'request.invalid', status: 422 });
    const { details } = await refusal.catch((error) => error);
    expect(Object.keys(details.errors).sort()).toEqual([
      'entry.signInUrl',
      'no.such',
      'registration.nameLength.max',
      'registration.nameLength.min',
      'search.externalSearch',
      'ui.siteName',
    ]);
    expect((await forum.forum.settings.get())['ui.siteDescription']).toBe('A place to talk things over.');
  });

  test.each(['//evil.example', '/\\evil.example', 'data:text/html,x', 'ftp://x', 'https://a b'])(
    'refuses %j as a URL',
    async (address) => {
      await expect(changeConfig(administrator.api, { 'registration.termsUrl': address })).rejects.toMatchObject({
        status: 422,
      });
    },
  );

  test('stores file extensions without a dot and in lower case', async () => {
    const { body } = await changeConfig(administrator.api, { 'upload.allowedExtensions': ['.PDF', 'zip'] });
    expect(body).toEqual({ 'upload.allowedExtensions': ['pdf', 'zip'] });
    await changeConfig(administrator.api, { 'upload.allowedExtensions': null });
  });

  test('is refused without the permission, naming the keys', async () => {
    for (const user of [forum.guest, member, await forum.aModerator()]) {
      await expect(changeConfig(user.api, { 'ui.siteName': 'Mine', 'ui.footerText': 'x' })).rejects.toMatchObject({
        code: 'config.forbidden',
        status: 403,
        message: 'You do not have permission to change these settings: ui.siteName, ui.footerText.',
        details: { permissions: ['site.manage'] },
      });
    }
  });

  test('accepts the documented names of settings, and parts of settings', async () => {
    const change = {
      'branding.logo': 'https://example.org/logo.svg',
      'branding.mobileLogo': '/uploads/small.png',
      'garden.description': 'About boats.',
      'externalSearch.resultsInNewTab': true,
    };
    expect((await changeConfig(administrator.api, change)).body).toEqual(change);
    const settings = await forum.forum.settings.get();
    expect(settings['ui.titleBar']).toMatchObject({
      logoUrl: 'https://example.org/logo.svg',
      logoUrlMobile: '/uploads/small.png',
      homeUrl: '/',
    });
    expect([settings['ui.siteDescription'], settings['search.externalResultsInNewTab']]).toEqual([
      'About boats.',
      true,
    ]);
    expect((await readConfig(forum.guest.api, Object.keys(change))).body).toEqual(change);
    expect(await keysOf(forum.guest, ['branding.l*', 'garden.d*'])).toEqual([]);
    const back = { 'branding.logo': null, 'garden.description': null, 'externalSearch.resultsInNewTab': null };
    expect((await changeConfig(administrator.api, back)).body).toMatchObject({ 'branding.logo': '' });
    expect((await forum.forum.settings.get())['ui.titleBar'].logoUrlMobile).toBe('/uploads/small.png');
    await changeConfig(administrator.api, { 'branding.mobileLogo': '' });
  });

  test('reports errors under the setting name used in the request', async () => {
    const wrong = { 'branding.logo': 'javascript:alert(1)', 'emailDigest.postCount': 21 };
    const { details, status } = await changeConfig(administrator.api, wrong).catch((error) => error);
    expect([status, Object.keys(details.errors).sort()]).toEqual([422, Object.keys(wrong).sort()]);
    await expect(changeConfig(member.api, { 'branding.logo': '/x.png' })).rejects.toMatchObject({
      message: 'You do not have permission to change these settings: branding.logo.',
    });
  });

  test('a stored value that is no longer valid counts as not set', async () => {
    await forum.forum.db.insertInto('setting').values({ key: 'discussions.perPage', value: '"many"' }).execute();
    await forum.forum.settings.changed();
    expect((await forum.forum.settings.get())['discussions.perPage']).toBe(30);
  });
});
