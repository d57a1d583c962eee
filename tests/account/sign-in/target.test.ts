import { describe, expect, test } from 'vitest';
import { safeTarget } from '#api/account/sign-in/target.ts';

const site = 'https://forum.example';

describe('a target stays on this site', () => {
  test.each([
    ['/', '/'],
    ['/discussion/12/hello?page=2#Comment_3', '/discussion/12/hello?page=2#Comment_3'],
    ['https://forum.example/categories', '/categories'],
    ['https://forum.example', '/'],
    ['/a/./b', '/a/b'],
  ])('%s leads to %s', (target, path) => {
    expect(safeTarget(target, site)).toBe(path);
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'https://forum.example.evil.example/',
    'https://forum.example@evil.example/',
    'https:evil.example',
    'http://forum.example/',
    'https://forum.example//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '\n//evil.example',
    '/a/..//evil.example',
    'evil.example',
    '',
    undefined,
    ['/a'],
    `/${'a'.repeat(3_000)}`,
  ])('%s leads to the home page', (target) => {
    expect(safeTarget(target, site)).toBe('/');
  });

  test('absolute targets require a known site URL', () => {
    expect(safeTarget('https://forum.example/a')).toBe('/');
  });
});
