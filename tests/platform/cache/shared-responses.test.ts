import { setTimeout as pause } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { sharedResponses } from '#server/platform/cache/shared-responses.ts';

/**
 * Creates a server whose responses contain the number of times its handlers have run. The header `x-user` sets the
 * viewer.
 */
async function aServer(work: (times: number) => Promise<unknown> = async (times) => ({ times })) {
  const server = fastify();
  let times = 0;
  server.decorateRequest('viewer', null as never);
  server.addHook('onRequest', async (request) => {
    request.viewer = { userID: Number(request.headers['x-user'] ?? 0) } as never;
  });
  await server.register(sharedResponses);
  for (const url of ['/api/v2/discussions', '/api/v2/discussions/:id'])
    server.get(url, async (_, reply) => {
      times += 1;
      reply.header('x-app-page-current', times);
      return work(times);
    });
  const get = async (url: string, headers = {}) => (await server.inject({ url, headers })).json();
  return { server, get };
}

test('concurrent guest requests for the same list share one response, with its headers', async () => {
  const { server } = await aServer(async (times) => pause(20, { times }));
  const ask = () => server.inject('/api/v2/discussions?page=1');
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map((answer) => answer.body)).toEqual(['{"times":1}', '{"times":1}', '{"times":1}']);
  expect(answers.map((answer) => answer.headers['x-app-page-current'])).toEqual(['1', '1', '1']);
  expect(answers[2]?.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('a response is cached for its URL from the second request on, and computed again after a second', async () => {
  const { get } = await aServer();
  expect(await get('/api/v2/discussions?page=1')).toEqual({ times: 1 });
  expect(await get('/api/v2/discussions?page=2')).toEqual({ times: 2 });
  expect(await get('/api/v2/discussions?page=1')).toEqual({ times: 3 });
  expect(await get('/api/v2/discussions?page=1')).toEqual({ times: 3 });
  await pause(1_050);
  expect(await get('/api/v2/discussions?page=1')).toEqual({ times: 4 });
});

test('requests by members, and by pages rendered for a viewer, share nothing', async () => {
  const { get } = await aServer();
  await get('/api/v2/discussions');
  expect(await get('/api/v2/discussions', { 'x-user': '7' })).toEqual({ times: 2 });
  expect(await get('/api/v2/discussions', { 'x-folkmoot-viewer': 'a-key' })).toEqual({ times: 3 });
  expect(await get('/api/v2/discussions', { 'x-user': '7' })).toEqual({ times: 4 });
});

test('a single record is read each time, because views are counted', async () => {
  const { get } = await aServer();
  expect(await get('/api/v2/discussions/1')).toEqual({ times: 1 });
  expect(await get('/api/v2/discussions/1')).toEqual({ times: 2 });
});

test('a failure is not shared', async () => {
  const { server } = await aServer(async (times) => {
    await pause(10);
    if (times === 1) throw new Error('the database is away');
    return { times };
  });
  const ask = async () => (await server.inject('/api/v2/discussions')).statusCode;
  expect(await Promise.all([ask(), ask()])).toEqual([500, 200]);
  expect(await ask()).toBe(200);
});
