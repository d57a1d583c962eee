import { beforeEach, expect, test } from 'vitest';
import {
  addTranslationResource,
  changeTranslations,
  listTranslations,
  removeTranslations,
} from '#api/administration/translation/translation.client.ts';
import { addCategory, readCategory, removeCategory } from '#api/category/category.client.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();

let made = 0;
let category: { readonly categoryID: number; readonly name: string; readonly url: string };

beforeEach(async () => {
  const post = { name: `Workshop ${++made}`, description: 'Benches and tools.' };
  category = (await addCategory(administrator.api, post)).body;
});

const place = (propertyName = 'name', locale = 'fr') => ({
  recordType: 'category',
  recordID: category.categoryID,
  propertyName,
  locale,
});

const translate = (texts: Readonly<Record<string, string>>, resource = 'categories') =>
  changeTranslations(
    administrator.api,
    resource,
    Object.entries(texts).map(([propertyName, translation]) => ({ ...place(propertyName), translation })),
  );

const asked = () => ({ locale: 'fr', recordType: 'category', recordIDs: [category.categoryID] });

const storedNow = async () =>
  (await listTranslations(administrator.api, 'categories', asked())).body.map(({ key, translation }) => [
    key,
    translation,
  ]);

/** Reads a category as a guest whose browser requests a language. */
async function readIn(language: string): Promise<{ name: string; description: string | null; breadcrumbs: unknown }> {
  const { statusCode, body } = await forum.guest.request({
    method: 'GET',
    url: `/api/v2/categories/${category.categoryID}?expand=breadcrumbs`,
    headers: { 'accept-language': language },
  });
  expect(statusCode).toBe(200);
  return JSON.parse(body);
}

test('translated texts of a category are stored, read and deleted', async () => {
  await translate({ name: ' Atelier ', description: 'Bancs et outils.' });
  expect((await listTranslations(administrator.api, 'categories', asked())).body).toEqual(
    [
      ['description', 'Bancs et outils.'],
      ['name', 'Atelier'],
    ].map(([propertyName, translation]) => ({
      resource: 'categories',
      ...place(propertyName),
      key: `category.${category.categoryID}.${propertyName}`,
      translationPropertyKey: `category.${category.categoryID}.${propertyName}`,
      translation,
      isByMachine: false,
    })),
  );
  await removeTranslations(administrator.api, 'categories', [place('description'), place('description', 'de')]);
  expect(await storedNow()).toEqual([[`category.${category.categoryID}.name`, 'Atelier']]);
});

test('viewers receive a category in their language, or else in the original one', async () => {
  await translate({ name: 'Atelier', description: 'Bancs et outils.' });
  expect(await readIn('fr-CA')).toMatchObject({
    name: 'Atelier',
    description: 'Bancs et outils.',
    breadcrumbs: [{ name: 'Atelier' }],
  });
  expect(await readIn('de')).toMatchObject({ name: category.name, description: 'Benches and tools.' });
  await removeTranslations(administrator.api, 'categories', [place()]);
  expect(await readIn('fr')).toMatchObject({ name: category.name, description: 'Bancs et outils.' });
});

test('two guests who request the same list in two languages each receive their own language', async () => {
  await translate({ name: 'Atelier' });
  const url = `/api/v2/categories?categoryID=${category.categoryID}`;
  const names = await Promise.all(
    ['fr', 'en', 'fr'].map(async (language) => {
      const headers = { 'accept-language': language };
      const { body } = await forum.guest.request({ method: 'GET', url, headers });
      return JSON.parse(body).map(({ name }: { name: string }) => name);
    }),
  );
  expect(names).toEqual([['Atelier'], [category.name], ['Atelier']]);
});

test('a list can be requested untranslated, whatever the language', async () => {
  await translate({ name: 'Atelier' });
  const { body } = await administrator.request({
    method: 'GET',
    url: `/api/v2/categories?translated=false&categoryID=${category.categoryID}`,
    headers: { 'accept-language': 'fr' },
  });
  expect(JSON.parse(body)).toMatchObject([{ name: category.name }]);
});

test('a human translation takes precedence over a machine translation', async () => {
  await translate({ name: 'Atelier', description: 'Bancs.' });
  await translate({ name: 'Magasin de travail', description: 'Des bancs.' }, 'machineTranslated');
  await removeTranslations(administrator.api, 'categories', [place('description')]);
  expect(await readIn('fr')).toMatchObject({ name: 'Atelier', description: 'Des bancs.' });
});

test('deleting a category deletes its translations', async () => {
  await translate({ name: 'Atelier' });
  await removeCategory(administrator.api, category.categoryID);
  expect(await storedNow()).toEqual([]);
});

test('external records are translated under their own resource, by key or ID', async () => {
  const { body } = await addTranslationResource(administrator.api, { urlCode: `kb${made}`, sourceLocale: 'en' });
  expect(body).toEqual({ urlCode: `kb${made}`, name: `kb${made}`, sourceLocale: 'en' });
  const texts = ['a.b c', 'd'].map((recordKey) => ({
    ...place(),
    recordType: 'article',
    recordID: undefined,
    recordKey,
  }));
  await changeTranslations(
    administrator.api,
    `kb${made}`,
    texts.map((text) => ({ ...text, translation: 'Bonjour' })),
  );
  const query = { locale: 'fr', recordKeys: ['a.b c'], propertyName: 'name' };
  expect((await listTranslations(administrator.api, `kb${made}`, query)).body).toMatchObject([
    { key: 'article.a.b c.name', recordKey: 'a.b c', translation: 'Bonjour' },
  ]);
  await expect(
    addTranslationResource(administrator.api, { urlCode: `kb${made}`, sourceLocale: 'en' }),
  ).rejects.toMatchObject({ status: 400, message: `The resource kb${made}-en-kb${made} exists` });
});

test('an invalid translation is refused, and nothing of the same request is stored', async () => {
  const refusals: readonly (readonly [object, object])[] = [
    [{ ...place('urlcode') }, { status: 422 }],
    [{ ...place(), recordID: undefined }, { status: 422 }],
    [{ ...place(), recordKey: 'seven' }, { status: 422 }],
    [{ ...place(), recordID: undefined, recordKey: '7' }, { status: 422 }],
    [{ ...place(), recordID: 999_999 }, { code: 'category.not-found' }],
    [{ ...place('name', 'nl') }, { code: 'locale.not-found' }],
    [{ ...place(), translation: 'x'.repeat(256) }, { status: 422 }],
    [{ ...place(), translation: ' ' }, { status: 422 }],
  ];
  for (const [text, refusal] of refusals) {
    const body = [
      { ...place(), translation: 'Atelier' },
      { translation: 'Atelier', ...text },
    ];
    await expect(changeTranslations(administrator.api, 'categories', body as never)).rejects.toMatchObject(refusal);
  }
  expect(await storedNow()).toEqual([]);
});

test('every call is refused without site.manage, and for an unknown resource or language', async () => {
  for (const { api } of [forum.guest, await forum.aMember(), await forum.aModerator()]) {
    const refusal = { status: 403, details: { permissions: ['site.manage'] } };
    await expect(addTranslationResource(api, { urlCode: 'shelf' })).rejects.toMatchObject(refusal);
    await expect(listTranslations(api, 'categories', { locale: 'fr' })).rejects.toMatchObject(refusal);
    await expect(changeTranslations(api, 'categories', [])).rejects.toMatchObject(refusal);
    await expect(removeTranslations(api, 'categories', [])).rejects.toMatchObject(refusal);
  }
  const missing = { code: 'translation.resource-not-found' };
  await expect(listTranslations(administrator.api, 'nowhere', { locale: 'fr' })).rejects.toMatchObject(missing);
  await expect(translate({ name: 'Atelier' }, 'nowhere')).rejects.toMatchObject(missing);
  await expect(listTranslations(administrator.api, 'categories', { locale: 'nl' })).rejects.toMatchObject({
    code: 'locale.not-found',
  });
  const unknown = { locale: 'nl', validateLocale: false };
  expect((await listTranslations(administrator.api, 'categories', unknown)).body).toEqual([]);
});

test('changed translations are recorded in the moderation log', async () => {
  await translate({ name: 'Atelier' });
  await translate({ name: 'Atelier' });
  const entries = await forum.forum.db
    .selectFrom('moderation_log')
    .select(['action', 'record_type', 'before', 'after'])
    .where('record_id', '=', category.categoryID)
    .where('action', '=', 'translation.change')
    .execute();
  const name = `categories fr category.${category.categoryID}.name`;
  expect(entries).toEqual([
    { action: 'translation.change', record_type: 'category', before: { [name]: null }, after: { [name]: 'Atelier' } },
  ]);
});

test('a category is found by its name in the language of the viewer', async () => {
  await translate({ name: `Menuiserie ${made}` });
  const search = async (language: string) => {
    const url = `/api/v2/categories/search?query=Menuiserie%20${made}`;
    const { body } = await forum.guest.request({ method: 'GET', url, headers: { 'accept-language': language } });
    return JSON.parse(body).length;
  };
  expect(await search('fr')).toBe(1);
  expect(await search('en')).toBe(0);
  expect((await readCategory(administrator.api, category.categoryID)).body.name).toBe(category.name);
});
