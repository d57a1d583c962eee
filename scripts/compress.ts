import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const text = new Set([
  '.js',
  '.mjs',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
  '.map',
  '.wasm',
]);

// The size in bytes below which the `Content-Encoding` header costs about as much as compression saves.
const worthIt = 1_000;

/**
 * Writes `.br` and `.gz` files next to every text file over 1 kB in a folder. Returns the paths of the compressed
 * files.
 */
export function compressFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => text.has(extname(file)) && statSync(file).size > worthIt)
    .map(compressFile);
}

function compressFile(file: string) {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  return file;
}

if (import.meta.main) compressFolder(process.argv[2] ?? join(import.meta.dirname, '../dist/client'));
