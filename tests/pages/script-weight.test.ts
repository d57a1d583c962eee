import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { assetsOf } from '#server/pages/page-assets.ts';

const client = join(import.meta.dirname, '../../dist/client');
const chunks = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Parameters<typeof assetsOf>[0];

/**
 * Returns the scripts of a discussion page: those of the entry point and of the page, with all their static imports.
 */
function scriptsOfDiscussion(): Buffer[] {
  const page = Object.keys(chunks).find((key) => /^pages\/discussion\/\$discussionID.*tsr-split=component/.test(key));
  const seen = new Set<string>();
  const files = ['pages/entry-client.tsx', page ?? ''].flatMap((key) => assetsOf(chunks, key, seen).js);
  return files.map((file) => readFileSync(join(client, file)));
}

const total = (weigh: (script: Buffer) => number) =>
  scriptsOfDiscussion().reduce((sum, script) => sum + weigh(script), 0);

test('a discussion page loads React and the shell of the forum, and little more', () => {
  expect(scriptsOfDiscussion().length).toBeGreaterThan(3);
  expect(scriptsOfDiscussion().length, 'files').toBeLessThanOrEqual(6);
  // The packages are as they are published; docs/performance.md has the aims and what is reached.
  expect(
    total((script) => brotliCompressSync(script).length),
    'bytes in Brotli',
  ).toBeLessThanOrEqual(135_800);
  expect(
    total((script) => gzipSync(script, { level: 9 }).length),
    'bytes in gzip',
  ).toBeLessThanOrEqual(157_800);
});

test('the code for menus, dialogs and editors is not included', () => {
  const text = scriptsOfDiscussion().join('\n');
  for (const one of ['xstate.', 'DismissableLayer', 'RovingFocusGroup']) expect(text).not.toContain(one);
});
