import { afterAll, expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { addLocale, changeLocale } from '#api/administration/translation/locale.client.ts';
import {
  listTranslationServices,
  readTranslationService,
  testTranslationService,
  translateByMachine,
  writeTranslationService,
} from '#api/administration/translation/service/translation-service.client.ts';
import { changeTranslations, listTranslations } from '#api/administration/translation/translation.client.ts';
import { listWords, translateWords } from '#api/administration/translation/word.client.ts';
import { addCategory } from '#api/category/category.client.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { translateTexts, translationAvailable } from '#server/administration/translation/machine-translation.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { startDeepL, startLibreTranslate } from '#tests/support/server/translation-servers.ts';

const site = await testForum();
const { forum } = site;
const admin = await site.anAdministrator();
const libre = await startLibreTranslate();
const deepl = await startDeepL();
afterAll(() => Promise.all([libre.close(), deepl.close()]));

const states = async () =>
  Object.fromEntries(
    (await listTranslationServices(admin.api)).body.map(({ type, isConfigured, isDefault, hasKey }) => [
      type,
      { isConfigured, isDefault, hasKey },
    ]),
  );
const none = { isConfigured: false, isDefault: false, hasKey: false };
const hello = { texts: ['Hello'], format: 'text' as const, from: 'en', to: 'fr' };
const undoLast = async () => {
  const [entry] = (await listAuditLogs(admin.api, { limit: 1 } as never)).body;
  await undoAuditLog(admin.api, String(entry?.auditLogID));
};

test('without a service nothing is translated', async () => {
  expect(await states()).toEqual({ libretranslate: none, deepl: none, google: none });
  expect(await translationAvailable(forum, 'fr')).toBe(false);
  await expect(translateByMachine(admin.api, hello)).rejects.toMatchObject({ code: 'translation.not-configured' });
  await expect(testTranslationService(admin.api, 'deepl')).rejects.toMatchObject({
    code: 'translation-service.not-set-up',
  });
});

test('a service is set up without showing its key, and tested', async () => {
  const { body } = await writeTranslationService(admin.api, 'libretranslate', { url: libre.url, key: 'libre' });
  expect(body).toMatchObject({
    type: 'libretranslate',
    isConfigured: true,
    isDefault: true,
    hasKey: true,
    url: libre.url,
  });
  expect(body.configSchema.properties).toHaveProperty('url');
  expect(body).not.toHaveProperty('key');
  const { secret } = await forum.db.selectFrom('translation_service').select('secret').executeTakeFirstOrThrow();
  expect(secret).not.toContain('libre');
  expect((await testTranslationService(admin.api, 'libretranslate')).body).toMatchObject({
    to: 'fr',
    translation: expect.stringMatching(/^\[fr\] Good morning, \{name\}!/),
    problem: null,
  });
  await writeTranslationService(admin.api, 'libretranslate', { url: libre.url, key: 'wrong' });
  expect((await testTranslationService(admin.api, 'libretranslate')).body).toMatchObject({
    problem: 'key',
    detail: 'Invalid API key',
    translation: null,
  });
  await writeTranslationService(admin.api, 'libretranslate', { url: libre.url, key: 'libre' });
});

test('texts are translated while machine translation is on, by the service of their language', async () => {
  await expect(translateByMachine(admin.api, hello)).rejects.toMatchObject({ code: 'translation.not-configured' });
  await changeConfig(admin.api, { 'machineTranslation.enabled': true });
  expect((await translateByMachine(admin.api, hello)).body).toEqual({
    texts: ['[fr] Hello'],
    from: 'en',
    service: 'LibreTranslate',
  });
  await writeTranslationService(admin.api, 'deepl', { url: deepl.url, key: 'deepl' });
  await changeLocale(admin.api, 'fr', { translationService: 'deepl' });
  expect(await translateTexts(forum, hello)).toMatchObject({ texts: ['[FR] Hello'], service: 'DeepL' });
  await changeLocale(admin.api, 'fr', { translationService: 'none' });
  expect(await translationAvailable(forum, 'fr')).toBe(false);
  expect(await translationAvailable(forum, 'de')).toBe(true);
  await changeLocale(admin.api, 'fr', { translationService: null });
  deepl.mood = 'quota';
  await writeTranslationService(admin.api, 'deepl', { url: deepl.url, isDefault: true });
  await expect(translateByMachine(admin.api, hello)).rejects.toMatchObject({
    code: 'translation.quota-exceeded',
    message: expect.stringContaining('DeepL'),
  });
});

test('a key is sent only to the address for which it was entered', async () => {
  deepl.mood = 'well';
  await writeTranslationService(admin.api, 'deepl', { url: libre.url, isDefault: true });
  expect((await readTranslationService(admin.api, 'deepl')).body).toMatchObject({ hasKey: false, isConfigured: false });
  await undoLast();
  expect((await readTranslationService(admin.api, 'deepl')).body).toMatchObject({
    hasKey: true,
    url: deepl.url,
    isDefault: true,
  });
  await writeTranslationService(admin.api, 'deepl', { url: deepl.url });
  expect(await states()).toMatchObject({ deepl: { isDefault: false }, libretranslate: { isDefault: true } });
  await writeTranslationService(admin.api, 'deepl', { url: deepl.url, key: null });
  expect(await states()).toMatchObject({ deepl: none });
});

test('missing texts of the interface are translated, and marked until a person confirms them', async () => {
  await addLocale(admin.api, { localeKey: 'pt-BR' });
  const { body } = await translateWords(admin.api, 'pt-BR', { ids: ['shell.footer.search'] });
  expect(body).toEqual({ countTranslated: 1, countMissing: 0, problems: [], service: 'LibreTranslate' });
  const [word] = (await listWords(admin.api, 'pt-BR', { state: 'machine' })).body;
  expect(word).toMatchObject({
    id: 'shell.footer.search',
    isByMachine: true,
    text: expect.stringMatching(/^\[pt-BR\] /),
  });
});

test('a text that a person translates meanwhile is kept', async () => {
  const id = 'shell.footer.categories';
  libre.meanwhile = () => changeLocale(admin.api, 'pt-BR', { translations: { [id]: 'Categorias' } });
  const { body } = await translateWords(admin.api, 'pt-BR', { ids: [id] });
  delete libre.meanwhile;
  expect(body).toMatchObject({ countTranslated: 0, countMissing: 0, problems: [] });
  const [word] = (await listWords(admin.api, 'pt-BR', { query: id })).body;
  expect(word).toMatchObject({ isByMachine: false, text: 'Categorias' });
});

test('a text of a machine is marked in the content translator until a person saves it', async () => {
  const recordID = (await addCategory(admin.api, { name: 'Boat' })).body.categoryID;
  const place = { recordType: 'category', recordID, locale: 'fr', propertyName: 'name', translation: 'Bateau' };
  const mark = async () => (await listTranslations(admin.api, 'categories', { locale: 'fr' })).body[0]?.isByMachine;
  await changeTranslations(admin.api, 'categories', [{ ...place, isByMachine: true }]);
  expect(await mark()).toBe(true);
  await changeTranslations(admin.api, 'categories', [place]);
  expect(await mark()).toBe(false);
  await undoLast();
  expect(await mark()).toBe(true);
});

test('only administrators set up services, and only those who translate the site translate by machine', async () => {
  const manager = await site.aMember();
  await expect(listTranslationServices(manager.api)).rejects.toMatchObject({ status: 403 });
  await expect(translateByMachine(manager.api, hello)).rejects.toMatchObject({ status: 403 });
  await expect(
    writeTranslationService(admin.api, 'libretranslate', { url: 'file:///etc/passwd' }),
  ).rejects.toMatchObject({ status: 422 });
  await expect(writeTranslationService(admin.api, 'babelfish', {})).rejects.toMatchObject({ status: 404 });
});
