import { expect, test } from 'vitest';
import { apiInSection } from '#api/administration/layout/section-api.ts';
import { inSection, splitSection } from '#api/administration/layout/site-section.ts';
import { createApi, type Request } from '#api/api.ts';

const garden = { sectionID: 3, slug: 'garden' };

test('paths with a subcommunity-specific page stay inside it, all others do not', () => {
  const within = ['/', '/?x=1', '/discussions', '/discussions?page=2', '/discussion/7/a-bed', '/categories/woodwork'];
  expect([...within, '/search?query=oven', '/post/question'].map((href) => inSection(garden, href))).toEqual([
    '/garden',
    '/garden?x=1',
    '/garden/discussions',
    '/garden/discussions?page=2',
    '/garden/discussion/7/a-bed',
    '/garden/categories/woodwork',
    '/garden/search?query=oven',
    '/garden/post/question',
  ]);
  const everywhere = [
    '/profile/7/ingrid',
    '/messages/inbox',
    '/entry/signin',
    '/searching',
    '/posts',
    '/api/v2/docs',
    '#top',
  ];
  expect(everywhere.map((href) => inSection(garden, href))).toEqual(everywhere);
  expect(inSection(undefined, '/discussions')).toBe('/discussions');
});

test('the section at the start of a path is recognized', () => {
  expect(splitSection([garden], '/garden')).toEqual({ section: garden, url: '/' });
  expect(splitSection([garden], '/garden/?page=2')).toEqual({ section: garden, url: '/?page=2' });
  expect(splitSection([garden], '/garden?page=2')).toEqual({ section: garden, url: '/?page=2' });
  expect(splitSection([garden], '/garden/discussion/7/x')).toEqual({ section: garden, url: '/discussion/7/x' });
  for (const url of ['/', '/gardens', '/discussions', '/Garden']) expect(splitSection([garden], url)).toBeUndefined();
});

test('pages of a subcommunity request only its content, and send its ID with a visit', async () => {
  const requests: Partial<Request>[] = [];
  const api = createApi(async ({ method, path, query, body }) => {
    requests.push({ method, path, query, ...(body !== undefined && { body }) });
    return { status: 200, header: () => undefined, json: {} };
  });
  const { call } = apiInSection(api, garden);
  await call('GET', '/discussions', { query: { page: 2 } } as never);
  await call('GET', '/search');
  await call('GET', '/discussions/:id', { params: { id: 7 } } as never);
  await call('POST', '/discussions', { body: { name: 'A bed' } } as never);
  await call('POST', '/tick', { body: { type: 'page_view' } } as never);
  expect(requests).toEqual([
    { method: 'GET', path: '/discussions', query: 'siteSectionID=3&page=2' },
    { method: 'GET', path: '/search', query: 'siteSectionID=3' },
    { method: 'GET', path: '/discussions/7', query: '' },
    { method: 'POST', path: '/discussions', query: '', body: { name: 'A bed' } },
    { method: 'POST', path: '/tick', query: '', body: { siteSectionID: 3, type: 'page_view' } },
  ]);
  expect(apiInSection(api, undefined)).toBe(api);
});
