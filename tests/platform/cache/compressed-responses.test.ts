import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { compressedResponses } from '#server/platform/cache/compressed-responses.ts';

const long = { words: 'the same words again '.repeat(200) };

async function aServer() {
  const server = fastify();
  await server.register(compressedResponses);
  const cached = Buffer.from(JSON.stringify(long));
  server.get('/long', async (_, reply) => reply.header('Vary', 'Cookie').send(long));
  server.get('/kept', async (_, reply) => reply.type('application/json').send(cached));
  server.get('/short', async () => ({ words: 'few' }));
  server.get('/picture', async (_, reply) => reply.type('image/png').send(Buffer.alloc(5_000)));
  const ask = (url: string, accepted: string) => server.inject({ url, headers: { 'accept-encoding': accepted } });
  return { ask };
}

test('a response is compressed as the client accepts, with matching headers', async () => {
  const { ask } = await aServer();
  const packed = await ask('/long', 'gzip, deflate, br, zstd');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'Cookie, Accept-Encoding' });
  expect(packed.headers['content-length']).toBe(`${packed.rawPayload.length}`);
  expect(JSON.parse(zstdDecompressSync(packed.rawPayload).toString())).toEqual(long);
  const full = await ask('/long', 'identity');
  expect(full.headers).toMatchObject({ vary: 'Cookie, Accept-Encoding' });
  expect(full.headers['content-encoding']).toBeUndefined();
  expect(full.json()).toEqual(long);
});

test('a cached response is compressed separately for each encoding', async () => {
  const { ask } = await aServer();
  for (const _ of ['first', 'second']) {
    expect(JSON.parse(brotliDecompressSync((await ask('/kept', 'br')).rawPayload).toString())).toEqual(long);
    expect(JSON.parse(zstdDecompressSync((await ask('/kept', 'zstd')).rawPayload).toString())).toEqual(long);
  }
});

test('short responses and images are not compressed', async () => {
  const { ask } = await aServer();
  expect((await ask('/short', 'br')).json()).toEqual({ words: 'few' });
  expect((await ask('/picture', 'br')).headers['content-encoding']).toBeUndefined();
});
