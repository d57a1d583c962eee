import { beforeAll, describe, expect, test } from 'vitest';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { search } from '#api/search/search.client.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();

/** The maximum size of response headers in bytes. Proxies with default buffers reject larger ones. */
const mostBytes = 4_000;

const bytesOf = (headers: Readonly<Record<string, unknown>>): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, 0);

beforeAll(async () => {
  const writer = await forum.aMember();
  const categoryID = await forum.aCategory();
  for (let number = 0; number < 3; number += 1)
    await createDiscussion(writer.api, { name: `図書館 ${number}`, body: '図書館', format: 'text', categoryID });
});

const long = (length: number): string => '図書館 '.repeat(length / 4);

describe('the headers of a list stay short', () => {
  const addresses = [
    `/api/v2/search?limit=1&page=2&query=${encodeURIComponent('図書館')}`,
    `/api/v2/search?limit=1&page=2&query=${encodeURIComponent(long(80))}`,
    `/api/v2/search?limit=1&page=2&query=${encodeURIComponent(long(600))}`,
    `/api/v2/discussions?limit=1&page=2&unknown=${'x'.repeat(1_500)}`,
    `/api/v2/discussions?limit=1&page=2&unknown=${'x'.repeat(7_500)}`,
  ];
  test.each(addresses)('%s', async (url) => {
    const { statusCode, headers } = await forum.guest.request({ method: 'GET', url });
    expect(statusCode).toBe(200);
    expect(bytesOf(headers)).toBeLessThan(mostBytes);
    expect(headers['x-app-page-current']).toBe('2');
    expect(headers['x-app-page-next-url'] ?? headers['x-app-page-has-more']).toBeTruthy();
  });

  test('a client of the API still learns that there is more', async () => {
    const { paging } = await search(forum.guest.api, { query: long(600), limit: 1 });
    expect(paging).toMatchObject({ current: 1, limit: 1, hasMore: true });
  });
});

test.each(['/api/v2/search?query=', '/api/v2/discussions?unknown=', '/discussions?unknown=', '/search?query='])(
  'a URL beginning with %s that is too long is refused with a clear error',
  async (start) => {
    const { statusCode, body } = await forum.guest.request({ method: 'GET', url: start + 'x'.repeat(9_000) });
    expect(statusCode).toBe(414);
    expect(JSON.parse(body)).toMatchObject({ code: 'request.url-too-long' });
  },
);
