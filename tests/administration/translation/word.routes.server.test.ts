import { expect, test } from 'vitest';
import {
  addLocale,
  changeLocale,
  listLocales,
  readLocale,
  removeLocale,
  sortLocales,
} from '#api/administration/translation/locale.client.ts';
import { importWords, listWords } from '#api/administration/translation/word.client.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { refusedWith } from '#tests/support/api/refusal.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const { api } = administrator;

const shownIn = async (language: string) =>
  (
    await forum.guest.request({ method: 'GET', url: '/api/v2/nothing/here', headers: { 'accept-language': language } })
  ).json<{ message: string }>().message;

const exported = async (format: string) =>
  (await administrator.request({ method: 'GET', url: `/api/v2/locales/he/export?format=${format}` })).payload;

const wordOf = async (locale: string, id: string) =>
  (await listWords(api, locale, { query: id })).body.find((word) => word.id === id);

/** Runs a change and returns the function that undoes it from the log. */
const undoable = async (change: Promise<unknown>) => {
  await change;
  const [latest] = (await listAuditLogs(api, { limit: 1 })).body;
  return () => undoAuditLog(api, latest?.auditLogID ?? '');
};

const pageTitle = 'errors.route.not-found';

test('texts are found by their words, their ID, their area and their state', async () => {
  const found = (await listWords(api, 'fr', { query: 'page INTROUVABLE', areas: ['errors'] })).body;
  expect(found.map(({ id }) => id)).toContain(pageTitle);
  expect((await listWords(api, 'fr', { query: 'Page introuvable', areas: ['post'] })).body).toEqual([]);
  expect(await wordOf('fr', pageTitle)).toMatchObject({
    source: 'Page Not Found',
    builtIn: 'Page introuvable',
    text: null,
    shown: 'Page introuvable',
    isMissing: false,
  });
  expect((await listWords(api, 'fr', { state: 'changed' })).body).toEqual([]);
});

test('a changed text keeps the text of its source, and is marked when that changes', async () => {
  await changeLocale(api, 'fr', { translations: { [pageTitle]: 'Rien ici' } });
  expect(await wordOf('fr', pageTitle)).toMatchObject({ text: 'Rien ici', formerSource: null });
  await forum.forum.db.updateTable('locale_translation').set({ source: 'Gone Page' }).execute();
  expect((await listWords(api, 'fr', { state: 'outdated' })).body).toMatchObject([
    { id: pageTitle, formerSource: 'Gone Page' },
  ]);
  const undo = await undoable(changeLocale(api, 'fr', { translations: { [pageTitle]: null } }));
  expect(await shownIn('fr')).toBe('Page introuvable');
  await undo();
  expect(await wordOf('fr', pageTitle)).toMatchObject({ text: 'Rien ici', formerSource: 'Gone Page' });
});

test('a text without the values or the plural forms of its message is refused', async () => {
  const refused = async (locale: string, id: string, text: string) =>
    JSON.stringify(await changeLocale(api, locale, { translations: { [id]: text } }).catch((error: unknown) => error));
  const views = 'discussion.row.views';
  expect(await refused('fr', views, 'Vues')).toContain('{count}');
  expect(await refused('ar', views, '{count, plural, one {# a} other {# b}}')).toContain('zero, two, few, many');
});

test('a language is added from a file, offered, and shown with its direction', async () => {
  const file = JSON.stringify({ words: { [pageTitle]: 'הדף לא נמצא', 'shell.footer.search': '' } });
  const { body } = await addLocale(api, { localeKey: 'he', file });
  expect(body).toMatchObject({ localeKey: 'he', name: 'עברית', direction: 'rtl', enabled: false, countTranslated: 1 });
  expect(await shownIn('he')).toBe('Page Not Found');
  await changeLocale(api, 'he', { enabled: true });
  expect(await shownIn('he')).toBe('הדף לא נמצא');
  const home = await forum.guest.request({ method: 'GET', url: '/words/he/errors.json' });
  expect(home.json<Record<string, unknown>>()[pageTitle]).toEqual(['הדף לא נמצא']);
  expect(await refusedWith(addLocale(api, { localeKey: 'HE' }))).toMatchObject({ status: 422 });
});

test('a missing text is that of the language from which a language derives, then the English one', async () => {
  await addLocale(api, { localeKey: 'fr_ca', derivesFrom: 'fr', enabled: true });
  const { body } = await readLocale(api, 'fr-CA');
  expect(body).toMatchObject({ name: 'français canadien', countTranslated: body.countWords });
  expect(await shownIn('fr-CA')).toBe('Rien ici');
  expect(await wordOf('fr-CA', pageTitle)).toMatchObject({ text: null, shown: 'Rien ici', isMissing: false });
  expect((await listWords(api, 'he', { query: 'shell.footer.search', state: 'missing' })).body[0]).toMatchObject({
    shown: 'Search',
  });
  expect(await refusedWith(changeLocale(api, 'he', { derivesFrom: 'xx' }))).toMatchObject({ status: 422 });
});

test.each(['json', 'po'] as const)('the texts of a language survive an export and an import as %s', async (format) => {
  const file = await exported(format);
  await removeLocale(api, 'he');
  expect(await shownIn('he')).toBe('Page Not Found');
  await addLocale(api, { localeKey: 'he', file, enabled: true });
  expect(await exported(format)).toBe(file);
});

test('a file is checked text by text, and a trial stores nothing', async () => {
  const file = JSON.stringify({
    words: { [pageTitle]: 'אין כאן כלום', 'discussion.row.views': 'הרבה', 'gone.text': 'x' },
  });
  const trial = (await importWords(api, 'he', { file, isTrial: true })).body;
  expect(trial).toMatchObject({ countChanged: 1, countUnchanged: 0 });
  expect(trial.problems.map(({ id }) => id)).toEqual(['gone.text', 'discussion.row.views']);
  expect(await shownIn('he')).toBe('הדף לא נמצא');
  const undo = await undoable(importWords(api, 'he', { file }));
  expect(await shownIn('he')).toBe('אין כאן כלום');
  await undo();
  expect(await shownIn('he')).toBe('הדף לא נמצא');
  expect(await refusedWith(importWords(api, 'he', { file: 'nothing' }))).toMatchObject({ status: 422 });
});

test('a removed language is brought back from the log with its texts; built-in ones are not removed', async () => {
  const undo = await undoable(removeLocale(api, 'he'));
  expect(await shownIn('he')).toBe('Page Not Found');
  await undo();
  expect(await shownIn('he')).toBe('הדף לא נמצא');
  expect(await refusedWith(removeLocale(api, 'fr'))).toMatchObject({ code: 'locale.built-in' });
});

test('the order of the languages is stored, and undone', async () => {
  const order = async () => (await listLocales(api)).body.map(({ localeKey }) => localeKey);
  const before = await order();
  const undo = await undoable(sortLocales(api, ['ja', 'he']));
  expect((await order()).slice(0, 3)).toEqual(['ja', 'he', 'en']);
  await undo();
  expect(await order()).toEqual(before);
});

test('members and moderators neither read nor change the texts', async () => {
  for (const { api: theirs } of [forum.guest, await forum.aMember(), await forum.aModerator()])
    for (const call of [
      () => listWords(theirs, 'fr'),
      () => importWords(theirs, 'fr', { file: '{}' }),
      () => addLocale(theirs, { localeKey: 'nl' }),
      () => removeLocale(theirs, 'he'),
      () => sortLocales(theirs, ['fr']),
    ])
      expect(await refusedWith(call())).toMatchObject({ status: 403 });
});
