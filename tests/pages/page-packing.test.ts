import { promisify } from 'node:util';
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib';
import { expect, test } from 'vitest';
import { joinPieces, packPage } from '#server/pages/page-packing.ts';
import type { Encoding } from '#server/platform/http/compression.ts';

const unpack: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  zstd: promisify(zstdDecompress),
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: async (bytes) => bytes,
};

const encodings = Object.keys(unpack) as Encoding[];

test.each(encodings)('pages compressed with %s concurrently do not mix', async (encoding) => {
  const long = (letter: string) => ({ html: ['<p>é ', Buffer.from(letter.repeat(50_000)), '</p>'], nonce: 'n1' });
  const packed = await Promise.all(['a', 'b', 'c'].map((letter) => packPage(long(letter), 'n1', encoding)));
  const pages = await Promise.all(packed.map(async (bytes) => `${await unpack[encoding](bytes)}`));
  expect(pages).toEqual(['a', 'b', 'c'].map((letter) => `<p>é ${letter.repeat(50_000)}</p>`));
});

test.each(encodings)('each response with %s has its own nonce, and the cached page is unchanged', async (encoding) => {
  const html = [joinPieces(['<script nonce="n1">é</script>', Buffer.from('<style nonce="n1">n2</style>')])];
  const answer = await unpack[encoding](await packPage({ html, nonce: 'n1' }, 'n3', encoding));
  expect(`${answer}`).toBe('<script nonce="n3">é</script><style nonce="n3">n2</style>');
  expect(html.join('')).toBe('<script nonce="n1">é</script><style nonce="n1">n2</style>');
});

test('a page of any length is compressed completely, and so is a short one after it', async () => {
  for (const text of ['語'.repeat(900_000), 'short']) {
    const packed = await packPage({ html: [text, Buffer.from(text)], nonce: 'n' }, 'n', 'zstd');
    expect(`${await unpack.zstd(packed)}` === text + text).toBe(true);
  }
});
