import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Names = Readonly<Record<string, string>>;

test('docs/decisions/dependencies.md lists every package of package.json, and no other', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Names;
    devDependencies: Names;
    optionalDependencies: Names;
  };
  const page = readFileSync('docs/decisions/dependencies.md', 'utf8');
  const listed = [...page.matchAll(/^\| `([^`]+)` \| /gm)].map(([, name = '']) => name);
  const used = [dependencies, devDependencies, optionalDependencies].flatMap((packages) => Object.keys(packages));
  expect(listed.sort()).toEqual(used.sort());
});
