import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Brotli options for compression on the fly. Quality 3 favours speed over size. */
const brotliOptions = (size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/**
 * Zstandard options with tables sized for a typical page (256 kB). The default tables for a text of unknown size are
 * much larger. Allocating and freeing them costs more than the compression itself, and hardly reduces the size.
 */
const zstdOptions = (size: number) => ({
  pledgedSrcSize: size,
  params: {
    [constants.ZSTD_c_windowLog]: 18,
    [constants.ZSTD_c_hashLog]: 15,
    [constants.ZSTD_c_chainLog]: 15,
  },
});

/** The content encodings of responses. */
export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

/**
 * Returns the best content encoding that a client accepts. Zstandard compresses a page as well as Brotli does, in less
 * time.
 */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').map((one) => one.trim());
  const takes = (name: string) => accepted.some((one) => one.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(one));
  return (['zstd', 'br', 'gzip'] as const).find(takes) ?? 'identity';
}

/**
 * Compresses a text. Zstandard runs synchronously, since passing a page to another thread and back takes as long as
 * compressing it. The other encodings run off the main thread.
 */
export async function compress(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  if (encoding === 'zstd') return zstdCompressSync(bytes, zstdOptions(bytes.length));
  if (encoding === 'br') return toBrotli(bytes, brotliOptions(bytes.length));
  return encoding === 'gzip' ? toGzip(bytes) : bytes;
}
