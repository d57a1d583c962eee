import { expect, test } from 'vitest';
import {
  extendReach,
  extrapolateMatches,
  reachOf,
  type SearchBounds,
  unlimitedReach,
} from '#server/search/search-reach.ts';

const bounds: SearchBounds = { candidates: 10, gathered: 100, checked: 50, posts: 0 };

/** 1,000 posts, one per unit of time. */
const times = { posts: 1_000, moments: Array.from({ length: 1_001 }, (_, moment) => moment), recent: [], step: 100 };
const reach = (matches: number, isPhrase = false) => reachOf(times, { matches, isPhrase, share: 1 }, bounds);

/** 10,000 posts, ten per unit of time. */
const many = { ...times, posts: 10_000 };

test('few matches are collected, at any age', () => {
  expect(reach(10)).toEqual(unlimitedReach);
  expect(reach(100)).toEqual(unlimitedReach);
});

test('too many matches are collected from a moment on that leaves more than are ranked', () => {
  expect(reachOf(many, { matches: 250, isPhrase: false, share: 1 }, bounds)).toEqual({ by: 'words', since: 950 });
  expect(reachOf(many, { matches: 200, isPhrase: false, share: 1 }, bounds)).toEqual({ by: 'words', since: 937.5 });
});

test('a moment may lie between the known ones', () => {
  const few = { ...many, moments: [0, 1_000] };
  expect(reachOf(few, { matches: 250, isPhrase: false, share: 1 }, bounds)).toEqual({ by: 'words', since: 950 });
});

/** The same posts, of which the newest 1,000 are in the table of recent posts, all written since time 990. */
const kept = { ...many, recent: Array.from({ length: 11 }, (_, place) => 1_000 - place), step: 100 };

test('matches that are frequent enough are collected from the newest posts alone', () => {
  const byOf = (matches: number) => reachOf(kept, { matches, isPhrase: false, share: 1 }, bounds);
  expect(byOf(250)).toEqual({ by: 'recent', since: 995 });
  expect(byOf(125)).toEqual({ by: 'recent', since: 990 });
  expect(byOf(120)).toEqual({ by: 'words', since: expect.closeTo(895.8, 1) });
  expect(byOf(4_000).by).toBe('date');
});

test('a phrase is not searched in the newest posts alone', () => {
  expect(reachOf(kept, { matches: 500, isPhrase: true, share: 1 }, bounds)).toEqual({ by: 'words', since: 990 });
});

test('words that occur everywhere are found by reading the newest posts', () => {
  expect(reach(600)).toEqual({ by: 'date', since: undefined });
});

test('for words that occur everywhere, a filtered search does not read without limit', () => {
  const narrowed = { matches: 625, isPhrase: false, isNarrowed: true, share: 1 };
  expect(reachOf(times, narrowed, bounds)).toEqual({ by: 'date', since: 980 });
});

test('the larger the forum, the smaller the share of matches from which reading is faster than collecting', () => {
  const millions = { ...times, posts: 1_000_000 };
  const byOf = (posts: number, part: number) =>
    reachOf({ ...times, posts }, { matches: posts * part, isPhrase: false, share: 1 }, bounds).by;
  expect([0.1, 0.2].map((part) => byOf(many.posts, part))).toEqual(['words', 'date']);
  expect([0.01, 0.02].map((part) => byOf(millions.posts, part))).toEqual(['words', 'date']);
});

test('in a small part of the forum posts are not read one by one', () => {
  const byIn = (share: number) => reachOf(many, { matches: 2_000, isPhrase: false, share }, bounds).by;
  expect([1, 0.1].map(byIn)).toEqual(['date', 'words']);
});

test('a phrase is searched in every post that contains its words, unless there are too many to open', () => {
  expect(reach(50, true)).toEqual(unlimitedReach);
  expect(reach(80, true)).toEqual({ by: 'words', since: 375 });
  expect(reach(625, true)).toEqual({ by: 'date', since: 920 });
});

test('the smaller the searched part of the forum, the further back the search reaches', () => {
  const reachIn = (matches: number, share: number) => reachOf(many, { matches, isPhrase: false, share }, bounds);
  expect(reachIn(1_000, 0.25)).toEqual({ by: 'words', since: 950 });
  expect(reachIn(1_000, 0.1)).toEqual({ by: 'words', since: 875 });
  expect(reachIn(1_000, 0.001)).toEqual(unlimitedReach);
});

test('if fewer matches are found than expected, the search reaches further back in proportion', () => {
  const since = { by: 'words', since: 980 } as const;
  expect(extendReach(times, since, 5, bounds)).toEqual({ by: 'words', since: expect.closeTo(937.5) });
  expect(extendReach(times, since, 2, bounds)).toEqual({ by: 'words', since: expect.closeTo(843.75) });
});

test('if hardly any matches are found, everything is searched', () => {
  expect(extendReach(times, { by: 'words', since: 950 }, 0, bounds)).toEqual(unlimitedReach);
  expect(extendReach(times, { by: 'words', since: 900 }, 1, bounds)).toEqual(unlimitedReach);
  expect(extendReach(undefined, { by: 'words', since: 900 }, 9, bounds)).toEqual(unlimitedReach);
});

test('each attempt reaches further back than the one before, even one that starts at the newest post', () => {
  expect(extendReach(times, { by: 'words', since: 2_000 }, 9, bounds).since).toBeLessThan(1_000);
});

test('the newest posts are searched further back before all others are searched', () => {
  expect(extendReach(kept, { by: 'recent', since: 998 }, 5, bounds)).toEqual({ by: 'recent', since: 993.75 });
  expect(extendReach(kept, { by: 'recent', since: 992 }, 5, bounds)).toEqual({ by: 'words', since: 750 });
});

test('the number of matches is estimated from those found', () => {
  const met = (found: number, oldest: number | null, share = 1) =>
    extrapolateMatches(kept, { by: 'recent', since: 991 }, { found, oldest, share }, bounds);
  expect(met(10, 995)).toBe(200);
  expect(met(10, 995, 0.5)).toBe(400);
  expect(met(9, 992)).toBe(100);
  expect(met(0, null)).toBe(0);
});
