import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { featureFiles } from '#scripts/where.ts';
import { configurationVariables } from '#server/platform/configuration/configuration.ts';

const page = readFileSync('docs/configuration.md', 'utf8');
const names = configurationVariables.map(({ name }) => name).sort();

/** The table rows of the page that begin with the name of a variable: name and default. */
const rows = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| ([^|]*) \|/gm)].map(([, name = '', value = '']) => ({
  name,
  value: value.trim().replaceAll('`', ''),
}));

test('docs/configuration.md lists exactly the variables that the forum reads', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(names);
});

test('docs/configuration.md states the actual defaults', () => {
  const defaults = configurationVariables.map(({ name, default: value }) => ({
    name,
    value: value.replaceAll('`', ''),
  }));
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(rows.sort(byName)).toEqual(defaults.sort(byName));
});

test('the server reads its environment variables in one place only', () => {
  const readers = featureFiles(process.cwd())
    .filter((file) => /^(api|server)\/.*\.ts$/.test(file))
    .filter((file) => /process\.env\b/.test(readFileSync(file, 'utf8')));
  expect(readers.filter((file) => !/^server\/(platform\/configuration|main|import\/main)/.test(file))).toEqual([]);
});
