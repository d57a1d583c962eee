import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFolder } from '#scripts/compress.ts';

test('text over 1 kB gets a Brotli and a gzip file beside it; images and small files do not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folkmoot-compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = 'const forum = "Folkmoot";\n'.repeat(100);
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of Object.entries({ 'main.js': script, 'small.js': 'x', 'face.webp': script }))
    writeFileSync(join(folder, 'assets', name), content);
  expect(compressFolder(folder)).toEqual([join(folder, 'assets/main.js')]);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(
    ['face.webp', 'main.js', 'main.js.br', 'main.js.gz', 'small.js'].sort(),
  );
  const packed = (end: string) => readFileSync(join(folder, `assets/main.js${end}`));
  expect(brotliDecompressSync(packed('.br')).toString()).toBe(script);
  expect(gunzipSync(packed('.gz')).toString()).toBe(script);
});
