import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiErrors } from '#api/errors.ts';
import { errorPage } from '#scripts/error-page.ts';

test('docs/errors.md tells every error code with its status and words; node scripts/error-page.ts writes it', () => {
  expect(readFileSync('docs/errors.md', 'utf8')).toBe(errorPage());
});

test('an error code is a resource and what is wrong with it, in kebab-case', () => {
  const misspelled = Object.keys(apiErrors).filter((code) => !/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/.test(code));
  expect(misspelled).toEqual([]);
});
