import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeLocale, listLocales, readLocale, readTranslations } from '#api/administration/locale.client.ts';
import { type Somebody, startTestForum, type TestForum } from '#tests/support/test-forum.ts';

let forum: TestForum;
let administrator: Somebody;

beforeAll(async () => {
  forum = await startTestForum();
  administrator = await forum.anAdministrator();
});
afterAll(() => forum?.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  forum.guest.request({ method: 'GET', url: `/api/v2/locales/${path}`, headers });

test('the site speaks English, and says so to everybody', async () => {
  expect((await listLocales(forum.guest.api)).body).toEqual([
    {
      localeID: 'en',
      localeKey: 'en',
      regionalKey: 'en',
      displayNames: { en: 'English' },
      enabled: true,
      isDefault: true,
      translationService: null,
    },
  ]);
});

test('another language is offered, named in each language, and put away again', async () => {
  await changeLocale(administrator.api, 'de', { enabled: true });
  const { body } = await listLocales(forum.guest.api);
  expect(body.map(({ displayNames }) => displayNames)).toEqual([
    { de: 'Deutsch', en: 'German' },
    { de: 'Englisch', en: 'English' },
  ]);
  await changeLocale(administrator.api, 'de', { enabled: false, translationService: 'deepl' });
  expect((await listLocales(forum.guest.api)).body.map(({ localeID }) => localeID)).toEqual(['en']);
  expect((await listLocales(administrator.api)).body.length).toBe(2);
  expect((await readLocale(administrator.api, 'de')).body).toMatchObject({
    enabled: false,
    translationService: 'deepl',
  });
  await changeLocale(administrator.api, 'de', { translations: {} });
  expect((await readLocale(administrator.api, 'de')).body.translationService).toBe('deepl');
});

test('changed words are public, kept for half an hour and asked for again by their mark', async () => {
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

test('only site.manage reads and changes a language; unknown and malformed ones are refused', async () => {
  for (const somebody of [forum.guest, await forum.aMember(), await forum.aModerator()]) {
    await expect(readLocale(somebody.api, 'en')).rejects.toMatchObject({ status: 403 });
    await expect(changeLocale(somebody.api, 'en', { enabled: true })).rejects.toMatchObject({
      status: 403,
      details: { permissions: ['site.manage'] },
    });
  }
  await expect(readLocale(administrator.api, 'xx')).rejects.toMatchObject({ code: 'locale.not-found' });
  await expect(changeLocale(administrator.api, 'xx', { enabled: false })).rejects.toMatchObject({ status: 404 });
  await expect(changeLocale(administrator.api, 'no locale', { enabled: true })).rejects.toMatchObject({ status: 422 });
});
