import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '#scripts/names/areas.ts';

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.md') ? `docs/${name}` : [],
  ),
];
const textOf = (page: string) => readFileSync(join(process.cwd(), page), 'utf8');
const found = (page: string, pattern: RegExp) => [...textOf(page).matchAll(pattern)].map(([, name = '']) => name);

test('the README lists exactly the existing areas', () => {
  const [named = ''] = found('README.md', /^Areas, the same in every folder: (.+)\.$/gm);
  expect(named.split(', ')).toEqual([...areas]);
});

test.each(pages)('the commands in %s exist', (page) => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  expect(found(page, /npm run ([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([]);
});
