import { expect, test } from 'vitest';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

test.each<[Method, string, string]>([
  ['DELETE', '/api/v2/discussions', 'GET, HEAD, POST'],
  ['PUT', '/api/v2/discussions/1', 'DELETE, GET, HEAD, PATCH'],
  ['POST', '/api/v2/discussions/1?expand=all', 'DELETE, GET, HEAD, PATCH'],
  ['DELETE', '/api/v2/categories/1/preferences/$me', 'GET, HEAD, PATCH'],
  ['PATCH', '/api/v2/tick', 'POST'],
])('%s %s is answered with the allowed methods', async (method, url, allowed) => {
  const answer = await forum.guest.request({ method, url });
  expect([answer.statusCode, answer.headers['allow'], answer.json().code]).toEqual([
    405,
    allowed,
    'request.method-not-allowed',
  ]);
});

test.each(['/api/v2/nothing', '/api/v2/discussions/1/nothing', '/api/v2'])(
  '%s is not found, with any method',
  async (url) => {
    for (const method of ['GET', 'POST', 'PATCH'] as const) {
      const answer = await forum.guest.request({ method, url });
      expect([answer.statusCode, answer.headers['allow'], answer.json().code]).toEqual([
        404,
        undefined,
        'route.not-found',
      ]);
    }
  },
);
