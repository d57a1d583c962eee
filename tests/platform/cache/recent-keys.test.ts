import { expect, test } from 'vitest';
import { RecentKeys } from '#server/platform/cache/recent-keys.ts';

test('a key counts as seen for its span after it was noted, and is forgotten after twice as long', () => {
  const seen = new RecentKeys(1_000);
  expect(seen.note('a', 0)).toBe(false);
  expect(seen.note('a', 500)).toBe(true);
  expect(seen.note('b', 999)).toBe(false);
  expect(seen.note('b', 1_900)).toBe(true);
  expect(seen.note('a', 4_000)).toBe(false);
});

test('only a few thousand keys are stored, and no long ones', () => {
  const seen = new RecentKeys(1_000);
  for (let number = 0; number < 5_000; number += 1) seen.note(`${number}`, 0);
  expect(seen.note('0', 0)).toBe(false);
  expect(seen.note('4999', 0)).toBe(true);
  const long = 'x'.repeat(501);
  seen.note(long, 0);
  expect(seen.note(long, 0)).toBe(false);
});
