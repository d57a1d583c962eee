import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { assetsOf } from '#server/pages/page-assets.ts';

const client = join(import.meta.dirname, '../../dist/client');
const chunks = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Parameters<typeof assetsOf>[0];

/** The scripts of a discussion's page: the entry's and the page's own, with all that they import at once. */
function scriptsOfDiscussion(): Buffer[] {
  const page = Object.keys(chunks).find((key) => /^pages\/discussion\/\$discussionID.*tsr-split=component/.test(key));
  const seen = new Set<string>();
  const files = ['pages/entry-client.tsx', page ?? ''].flatMap((key) => assetsOf(chunks, key, seen).js);
  return files.map((file) => readFileSync(join(client, file)));
}

const total = (weigh: (script: Buffer) => number) =>
  scriptsOfDiscussion().reduce((sum, script) => sum + weigh(script), 0);

test('a page of a discussion loads React and the forum around it, and not much more', () => {
  expect(scriptsOfDiscussion().length).toBeGreaterThan(3);
  expect(scriptsOfDiscussion().length, 'files').toBeLessThanOrEqual(6);
  // The packages are as they are published; docs/performance.md has the aims and what is reached.
  expect(
    total((script) => brotliCompressSync(script).length),
    'bytes in Brotli',
  ).toBeLessThanOrEqual(130_300);
  expect(
    total((script) => gzipSync(script, { level: 9 }).length),
    'bytes in gzip',
  ).toBeLessThanOrEqual(151_000);
});

test('what drives menus, dialogs and editors is not part of it', () => {
  const text = scriptsOfDiscussion().join('\n');
  for (const one of ['xstate.', 'DismissableLayer', 'RovingFocusGroup']) expect(text).not.toContain(one);
});
