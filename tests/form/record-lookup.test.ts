import { expect, test } from 'vitest';
import { createApi, type Request } from '#api/api.ts';
import { checkValues } from '#api/form/form-check.ts';
import { control, type FormSchema } from '#api/form/form-schema.ts';
import { unsupportedShapes } from '#api/form/form-shape.ts';
import { findRecords, isOwnApiPath, lookupOf, readRecord, recordLookups } from '#api/form/record-lookup.ts';

const tag = recordLookups.tag;

/** Returns an API that answers every request with a body, and the requests. */
function recorded(json: unknown) {
  const requests: Request[] = [];
  const api = createApi((request) => {
    requests.push(request);
    return Promise.resolve({ status: 200, json, header: () => undefined });
  });
  return { api, requests };
}

test('records are found by a text and read by an ID, which are never parts of a path', async () => {
  const { api, requests } = recorded([{ tagID: 4, name: 'R&D', breadcrumbs: [{ name: 'Works' }, { name: 'R&D' }] }]);
  expect(await findRecords(api, tag, 'r&d/../roles')).toEqual([{ value: 4, label: 'R&D', note: 'Works' }]);
  const one = recorded({ tagID: 4, name: 'R&D' });
  expect(await readRecord(one.api, tag, '../roles')).toEqual({ value: 4, label: 'R&D' });
  expect([...requests, ...one.requests].map(({ path, query }) => `${path}?${query}`)).toEqual([
    '/tags?query=r%26d%2F..%2Froles&limit=10',
    '/tags/..%2Froles?',
  ]);
});

test('a list without a search is filtered in the browser', async () => {
  const { api, requests } = recorded([
    { roleID: 1, name: 'Guest' },
    { roleID: 2, name: 'Member' },
  ]);
  expect(await findRecords(api, recordLookups.role, 'MEM')).toEqual([{ value: 2, label: 'Member' }]);
  expect(requests.map(({ path, query }) => path + query)).toEqual(['/roles']);
});

test('a search that needs a text is not sent without one', async () => {
  const { api, requests } = recorded([]);
  expect(await findRecords(api, recordLookups.member, '')).toEqual([]);
  expect(requests).toEqual([]);
});

test('only paths of this API are requested', async () => {
  const foreign = [
    'https://evil.example/tags',
    '//evil.example/tags',
    '/\\evil.example',
    '/../admin',
    '/tags#x',
    'tags',
  ];
  expect(foreign.filter(isOwnApiPath)).toEqual([]);
  const own = Object.values(recordLookups).flatMap(({ api, single }) => [api, single]);
  expect(own.filter((path) => !isOwnApiPath(path))).toEqual([]);
  const { api, requests } = recorded([]);
  await expect(findRecords(api, { ...tag, api: '//evil.example/tags' }, 'a')).rejects.toThrow('is not a path');
  expect(requests).toEqual([]);
});

const schema = (choices?: typeof tag): FormSchema => ({
  type: 'object',
  properties: {
    tags: {
      type: 'array',
      maxItems: 2,
      items: { type: 'integer' },
      ...control({ inputType: choices ? 'choice' : 'tag', label: 'Tags', ...(choices && { choices }) }),
    },
  },
});

test('a field of several records is a list of IDs, and its paths belong to this API', () => {
  expect(unsupportedShapes(schema())).toEqual([]);
  expect(unsupportedShapes(schema({ ...tag, single: '//evil.example/%s' as never }))).toEqual([
    'tags: `//evil.example/%s` is no path of this API',
  ]);
  expect(checkValues(schema(), { tags: [1, 2] })).toEqual({});
  expect(checkValues(schema(), { tags: [1, 'two'] as never })).toEqual({ tags: { reason: 'not-number' } });
  expect(checkValues(schema(), { tags: [1, 2, 3] })).toEqual({ tags: { reason: 'too-many', limit: 2 } });
});

test('labels of choices are no records', () => {
  expect(lookupOf({ inputType: 'choice', choices: { api: 'API', single: 'Single' } })).toBeUndefined();
  expect(lookupOf({ inputType: 'toString' })).toBeUndefined();
});
