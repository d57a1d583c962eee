import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiErrors } from '#api/errors.ts';
import { errorPage } from '#scripts/error-page.ts';

test('docs/errors.md lists every error code with its status and message; node scripts/error-page.ts generates it', () => {
  expect(readFileSync('docs/errors.md', 'utf8')).toBe(errorPage());
});

test('an error code consists of a resource and a problem, in kebab-case', () => {
  const misspelled = Object.keys(apiErrors).filter((code) => !/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/.test(code));
  expect(misspelled).toEqual([]);
});
