import { expect, test } from 'vitest';
import {
  changeLocale,
  listLocales,
  readLocale,
  readTranslations,
} from '#api/administration/translation/locale.client.ts';
import { refusedWith } from '#tests/support/api/refusal.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();

const get = (path: string, headers: Record<string, string> = {}) =>
  forum.guest.request({ method: 'GET', url: `/api/v2/locales/${path}`, headers });

test('the site offers English and four other languages, and every viewer can list them', async () => {
  const { body } = await listLocales(forum.guest.api);
  expect(body.map(({ localeID }) => localeID)).toEqual(['en', 'fr', 'de', 'ar', 'ja']);
  expect(body.find(({ localeID }) => localeID === 'en')).toEqual({
    localeID: 'en',
    localeKey: 'en',
    regionalKey: 'en',
    displayNames: { ar: 'الإنجليزية', de: 'Englisch', en: 'English', fr: 'anglais', ja: '英語' },
    enabled: true,
    isDefault: true,
    translationService: null,
    name: 'English',
    direction: 'ltr',
    isBuiltIn: true,
    isShown: true,
    derivesFrom: null,
  });
});

test('a further language can be enabled, with its name in each language, and disabled again', async () => {
  await changeLocale(administrator.api, 'nl', { enabled: true });
  const names = (await listLocales(forum.guest.api)).body.find(({ localeID }) => localeID === 'nl')?.displayNames;
  expect(names).toMatchObject({ en: 'Dutch', nl: 'Nederlands' });
  await changeLocale(administrator.api, 'nl', { enabled: false, translationService: null });
  const offered = (await listLocales(forum.guest.api)).body.map(({ localeID }) => localeID);
  expect(offered).toEqual(['en', 'fr', 'de', 'ar', 'ja']);
  expect((await listLocales(administrator.api)).body.length).toBe(6);
  expect((await readLocale(administrator.api, 'nl')).body).toMatchObject({
    enabled: false,
    translationService: null,
  });
  await changeLocale(administrator.api, 'nl', { translations: {} });
  expect((await readLocale(administrator.api, 'nl')).body.translationService).toBeNull();
});

test('an unknown translation service is refused, and nothing is changed', async () => {
  const change = changeLocale(administrator.api, 'fr', { enabled: false, translationService: 'babelfish' });
  expect(await refusedWith(change)).toMatchObject({ status: 422, code: 'request.invalid' });
  expect((await readLocale(administrator.api, 'fr')).body).toMatchObject({ enabled: true, translationService: null });
});

test('changed translations are public, cached for half an hour and revalidated by ETag', async () => {
  const translations = { Discussions: 'Talk', 'It’s': '</script><b>', gone: 'x' };
  await changeLocale(administrator.api, 'en', { translations });
  await changeLocale(administrator.api, 'en', { translations: { gone: null } });
  const expected = { Discussions: 'Talk', 'It’s': '</script><b>' };
  expect((await readTranslations(forum.guest.api, 'en')).body).toEqual(expected);
  for (const path of ['translations/en', 'translations/en.js']) {
    const first = await get(path);
    expect(first.headers['cache-control']).toBe('public, max-age=1800');
    const etag = String(first.headers['etag']);
    const again = await get(`${path}?etag=1`, { 'if-none-match': `W/${etag}` });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    await changeLocale(administrator.api, 'en', { translations: { More: path } });
    expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(200);
    await changeLocale(administrator.api, 'en', { translations: { More: null } });
  }
  const script = await get('translations/en.js');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.payload).not.toContain('</script>');
  const scope = { gdn: undefined as { translations: unknown } | undefined };
  new Function('globalThis', script.payload)(scope);
  expect(scope.gdn?.translations).toEqual(expected);
  expect((await readTranslations(forum.guest.api, 'pt-BR')).body).toEqual({});
  expect((await get('translations/pt-BR.js')).statusCode).toBe(200);
});

test('reading and changing a language requires site.manage; unknown and malformed languages are refused', async () => {
  for (const user of [forum.guest, await forum.aMember(), await forum.aModerator()]) {
    await expect(readLocale(user.api, 'en')).rejects.toMatchObject({ status: 403 });
    await expect(changeLocale(user.api, 'en', { enabled: true })).rejects.toMatchObject({
      status: 403,
      details: { permissions: ['site.manage'] },
    });
  }
  await expect(readLocale(administrator.api, 'xx')).rejects.toMatchObject({ code: 'locale.not-found' });
  await expect(changeLocale(administrator.api, 'xx', { enabled: false })).rejects.toMatchObject({ status: 404 });
  await expect(changeLocale(administrator.api, 'no locale', { enabled: true })).rejects.toMatchObject({ status: 422 });
});
