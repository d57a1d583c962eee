import { expect, test } from 'vitest';
import { fractionSince, timeAtFraction } from '#server/search/post-times.ts';

/**
 * 1,000 posts, one per unit of time. Of the newest 100, which were written twice as fast, the time of every tenth is
 * known.
 */
const times = {
  posts: 1_000,
  moments: [0, 500, 1_000],
  recent: Array.from({ length: 11 }, (_, place) => 1_000 - 5 * place),
  step: 10,
};

test('the time since which the newest posts were written is known for every tenth of them', () => {
  expect([0, 0.02, 0.025, 0.1].map((part) => timeAtFraction(times, part))).toEqual([1_000, 990, 987.5, 950]);
});

test('for all other posts the time is estimated from statistics', () => {
  expect([0.2, 0.75, 1].map((part) => timeAtFraction(times, part))).toEqual([800, 250, 0]);
});

test('the share of posts since a moment is computed from the same data', () => {
  expect([1_001, 990, 987.5, 800, 0, -1].map((moment) => fractionSince(times, moment))).toEqual([
    0,
    0.02,
    0.025,
    expect.closeTo(0.2),
    1,
    1,
  ]);
});

test('without copies of recent posts, statistics are used for all', () => {
  const without = { ...times, recent: [] };
  expect([timeAtFraction(without, 0.02), fractionSince(without, 980)]).toEqual([980, expect.closeTo(0.02)]);
});
