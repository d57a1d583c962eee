import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].sort();
const matches = (pattern: RegExp) =>
  pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, name = '']) => ({ page, name })));

test('every documented command is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const documented = matches(/npm run ([\w:]+)/g);
  expect(documented.length).toBeGreaterThan(20);
  expect(documented.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test('no page asks for a TypeScript file to be run directly, which only the pinned Node can do', () => {
  expect(matches(/(node [\w./-]+\.ts)\b/g)).toEqual([]);
});

test('every documented walk names a machine', () => {
  const stems = globSync('machines/**/*.machine.ts');
  const walked = matches(/npm run walk -- ([\w-]{2,})/g).filter(({ name }) => name !== 'draft-autosave');
  expect(walked.length).toBeGreaterThan(0);
  expect(walked.filter(({ name }) => !stems.some((file) => file.includes(name)))).toEqual([]);
});
