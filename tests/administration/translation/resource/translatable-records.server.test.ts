import { expect, test } from 'vitest';
import {
  changeTranslations,
  listTranslatableRecords,
  listTranslationProgress,
} from '#api/administration/translation/translation.client.ts';
import { addCategory } from '#api/category/category.client.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const { api, request } = await forum.anAdministrator();

const recordsOf = async (resource: string, query: object = {}) =>
  (await listTranslatableRecords(api, resource, { locale: 'fr', ...query })).body;

const progressOf = async (resource: string) =>
  (await listTranslationProgress(api, 'fr')).body.find(({ urlCode }) => urlCode === resource);

test('records are listed with their texts, and filtered by state, words, type and key', async () => {
  const { categoryID } = (await addCategory(api, { name: 'Drying racks', description: 'Where hay dries.' })).body;
  const before = await progressOf('categories');
  const place = { recordType: 'category', recordID: categoryID, locale: 'fr' };
  await changeTranslations(api, 'categories', [{ ...place, propertyName: 'name', translation: 'Séchoirs' }]);
  await changeTranslations(api, 'machineTranslated', [
    { ...place, propertyName: 'description', translation: 'Là où sèche le foin.' },
  ]);
  expect(await progressOf('categories')).toEqual({
    ...before,
    urlCode: 'categories',
    countTranslated: (before?.countTranslated ?? 0) + 2,
    countByMachine: (before?.countByMachine ?? 0) + 1,
  });
  const record = {
    recordType: 'category',
    recordID: categoryID,
    name: 'Drying racks',
    texts: [
      {
        key: `category.${categoryID}.name`,
        propertyName: 'name',
        label: 'Name',
        sourceText: 'Drying racks',
        isMultiline: false,
        isHtml: false,
        maxLength: 255,
        translation: 'Séchoirs',
        isByMachine: false,
      },
      {
        key: `category.${categoryID}.description`,
        propertyName: 'description',
        label: 'Description',
        sourceText: 'Where hay dries.',
        isMultiline: true,
        isHtml: false,
        maxLength: 1_000,
        translation: 'Là où sèche le foin.',
        isByMachine: true,
      },
    ],
  };
  expect(await recordsOf('categories', { query: 'sèche' })).toEqual([record]);
  expect(await recordsOf('categories', { query: 'drying', state: 'by-machine' })).toEqual([record]);
  expect(await recordsOf('categories', { query: 'drying', state: 'missing' })).toEqual([]);
  expect(await recordsOf('categories', { recordType: 'category', recordKey: String(categoryID) })).toEqual([record]);
  expect(await recordsOf('categories', { recordType: 'tag' })).toEqual([]);
});

test('the records of a resource are listed in pages', async () => {
  for (const name of ['Paging one', 'Paging two', 'Paging three']) await addCategory(api, { name });
  const url = '/api/v2/translations/categories/records?locale=fr&query=paging&limit=2&page=2';
  const { body, headers } = await request({ method: 'GET', url });
  expect(JSON.parse(body)).toHaveLength(1);
  expect(headers['x-app-page-result-count']).toBe('3');
});

test('the lists need site.manage, and a known resource and language', async () => {
  for (const { api: other } of [forum.guest, await forum.aMember(), await forum.aModerator()]) {
    const refusal = { status: 403, details: { permissions: ['site.manage'] } };
    await expect(listTranslationProgress(other, 'fr')).rejects.toMatchObject(refusal);
    await expect(listTranslatableRecords(other, 'categories', { locale: 'fr' })).rejects.toMatchObject(refusal);
  }
  await expect(recordsOf('nowhere')).rejects.toMatchObject({ code: 'translation.resource-not-found' });
  await expect(recordsOf('categories', { locale: 'nl' })).rejects.toMatchObject({ code: 'locale.not-found' });
  await expect(listTranslationProgress(api, 'nl')).rejects.toMatchObject({ code: 'locale.not-found' });
});
