import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, encodingFor } from '#server/platform/http/compression.ts';

test('a page is compressed as the browser accepts, with Zstandard before Brotli before gzip', () => {
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('zstd');
  expect(encodingFor('gzip, deflate, br')).toBe('br');
  expect(encodingFor('br;q=0, zstd;q=0.0, gzip;q=0.5')).toBe('gzip');
  expect(encodingFor('deflate')).toBe('identity');
  expect(encodingFor(undefined)).toBe('identity');
});

test.each([
  ['zstd', zstdDecompressSync],
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (bytes: Buffer) => bytes],
] as const)('a page compressed with %s decompresses to the same page', async (encoding, unpack) => {
  const page = `<p>ä 日本語 ${'very much the same '.repeat(500)}</p>`;
  const packed = await compress(page, encoding);
  expect(unpack(packed).toString()).toBe(page);
  expect(packed.length < 1_000).toBe(encoding !== 'identity');
});
