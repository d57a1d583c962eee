import { describe, expect, test } from 'vitest';
import { changeConfig, readConfig, readConfigSchema } from '#api/administration/config.client.ts';
import { settingsRegistry } from '#server/administration/settings.ts';
import { type Somebody, testForum } from '#tests/support/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const member = await forum.aMember();

const keysOf = async (somebody: Somebody, select?: string[]) =>
  Object.keys((await readConfig(somebody.api, select)).body).sort();

describe('reading settings', () => {
  test('gives those that are named, by name or pattern', async () => {
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

  test('leaves out silently what is unknown or not for the viewer', async () => {
    const select = ['rateLimit.po*', 'no.such', 'ui.siteName', '(', '[a-', '.*', '__proto__', 'constructor'];
    expect(await keysOf(forum.guest, select)).toEqual(['ui.siteName']);
    expect(await keysOf(member, select)).toEqual(['ui.siteName']);
    expect(await keysOf(administrator, select)).toEqual(['rateLimit.posts', 'ui.siteName']);
  });

  test('a name with a line break in it is none, also for whoever asks for the two that it is made of', async () => {
    const two = ['ui.siteName', 'garden.cookie.path'];
    expect(await keysOf(forum.guest, [two.join('\n')])).toEqual([]);
    expect(await keysOf(forum.guest, two)).toEqual(two.toSorted());
  });

  test('without a selection gives all one may read', async () => {
    const open = Object.entries(settingsRegistry).flatMap(([key, { read }]) => (read === 'public' ? [key] : []));
    expect(await keysOf(forum.guest)).toEqual(open.sort());
    expect(await keysOf(administrator)).toEqual(Object.keys(settingsRegistry).sort());
  });

  test('takes patterns that try to exhaust it calmly', async () => {
    const start = performance.now();
    await readConfig(forum.guest.api, [`${'*a'.repeat(90)}!`]);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test('describes every setting for a form to those who may see settings', async () => {
    const { body } = await readConfigSchema(administrator.api);
    expect(body.map(({ key }) => key)).toEqual(Object.keys(settingsRegistry));
    const method = body.find(({ key }) => key === 'registration.method');
    expect(method).toMatchObject({
      schema: { enum: expect.arrayContaining(['basic']) },
      default: 'basic',
      mayWrite: true,
    });
    for (const somebody of [forum.guest, member, await forum.aModerator()])
      await expect(readConfigSchema(somebody.api)).rejects.toMatchObject({ status: 403 });
  });

  test('every default fits its own type', () => {
    for (const [key, { schema, value }] of Object.entries(settingsRegistry))
      expect(schema.safeParse(value).success, key).toBe(true);
  });
});

describe('changing settings', () => {
  test('answers the keys, and holds from then on', async () => {
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

  test('changes nothing when one value is wrong, and names each at its path', async () => {
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
    'refuses %j as an address',
    async (address) => {
      await expect(changeConfig(administrator.api, { 'registration.termsUrl': address })).rejects.toMatchObject({
        status: 422,
      });
    },
  );

  test('refuses those without the permission, naming the keys', async () => {
    for (const somebody of [forum.guest, member, await forum.aModerator()]) {
      await expect(changeConfig(somebody.api, { 'ui.siteName': 'Mine', 'ui.footerText': 'x' })).rejects.toMatchObject({
        code: 'config.forbidden',
        status: 403,
        message: 'You do not have permission to change these settings: ui.siteName, ui.footerText.',
        details: { permissions: ['site.manage'] },
      });
    }
  });

  test('knows settings by the names of the specification, and parts of settings', async () => {
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

  test('says what is wrong with a setting under the name by which it was given', async () => {
    const wrong = { 'branding.logo': 'javascript:alert(1)', 'emailDigest.postCount': 21 };
    const { details, status } = await changeConfig(administrator.api, wrong).catch((error) => error);
    expect([status, Object.keys(details.errors).sort()]).toEqual([422, Object.keys(wrong).sort()]);
    await expect(changeConfig(member.api, { 'branding.logo': '/x.png' })).rejects.toMatchObject({
      message: 'You do not have permission to change these settings: branding.logo.',
    });
  });

  test('a stored value that no longer fits counts as not set', async () => {
    await forum.forum.db.insertInto('setting').values({ key: 'discussions.perPage', value: '"many"' }).execute();
    await forum.forum.settings.changed();
    expect((await forum.forum.settings.get())['discussions.perPage']).toBe(30);
  });
});
