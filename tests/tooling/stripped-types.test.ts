import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { pinnedNode } from '#scripts/setup.mjs';

vi.setConfig({ testTimeout: 30_000 });

const root = path.join(import.meta.dirname, '../..');
const hook = pathToFileURL(path.join(root, 'scripts/setup/stripped-types.mjs')).href;
const folder = await fs.realpath(await fs.mkdtemp(path.join(os.tmpdir(), 'folkmoot-stripped-')));
const program = path.join(folder, 'program.ts');
const kept = path.join(root, '.cache/stripped', `${hash('sha1', program)}.js`);
await fs.writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
afterAll(() => Promise.all([fs.rm(folder, { recursive: true }), fs.rm(kept, { force: true })]));

const run = async (text: string) => {
  await fs.writeFile(program, text);
  const { stdout, stderr } = await promisify(execFile)(pinnedNode(), [`--import=${hook}`, program]);
  return stdout + stderr;
};

test('a program runs without its types from the cache, and is stripped again when it changes', async () => {
  const first = "const word: string = 'first';\nconsole.log(word);\n";
  expect(await run(first)).toBe('first\n');
  await fs.writeFile(kept, (await fs.readFile(kept, 'utf8')).replace("'first'", "'kept'"));
  expect(await run(first)).toBe('kept\n');
  expect(await run("const word: string = 'second';\nconsole.log(word);\n")).toBe('second\n');
  expect(await run(first)).toBe('first\n');
});

test('an incomplete cache file is not run', async () => {
  const text = "const word: string = 'whole';\nconsole.log(word);\n";
  await run(text);
  await fs.truncate(kept, 20);
  expect(await run(text)).toBe('whole\n');
});

test('line numbers are preserved', async () => {
  const text =
    'interface Word {\n  text: string;\n}\nconst word = undefined as unknown as Word;\nconsole.log(word.text);\n';
  for (const time of ['first', 'again'])
    await expect(run(text), time).rejects.toMatchObject({ stderr: expect.stringContaining(`${program}:5`) });
});

test('characters beyond Latin are stored as escapes, and mean the same', async () => {
  const text = [
    '// “In a comment”…',
    "const words: readonly string[] = ['潮 “of the hour” 🌊', `one…é`];",
    "console.log(words.join(), /^[\u201c🌊]$/u.test('🌊'), { größe: 1 }.größe);",
  ].join('\n');
  for (const time of ['first', 'again']) expect(await run(text), time).toBe('潮 “of the hour” 🌊,one…é true 1\n');
  expect(await fs.readFile(kept, 'utf8')).not.toMatch(/[^\0-\xff]/);
});
