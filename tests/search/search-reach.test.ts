import { expect, test } from 'vitest';
import { reachOf, type SearchBounds } from '#server/search/search-reach.ts';

const bounds: SearchBounds = { candidates: 10, gathered: 100, checked: 50, posts: 0 };

/** A thousand posts, one at each moment. */
const times = { posts: 1_000, moments: Array.from({ length: 1_001 }, (_, moment) => moment) };
const reach = (matches: number, isPhrase = false) => reachOf(times, { matches, isPhrase, share: 1 }, bounds);

test('few matches are gathered, and all of them are asked about', () => {
  expect(reach(10)).toEqual({ by: 'words', since: undefined, most: undefined });
});

test('more matches are gathered, and the newest asked about', () => {
  expect(reach(100)).toEqual({ by: 'words', since: undefined, most: 20 });
});

test('matches too many to gather are gathered from a day on that leaves twice what is ranked', () => {
  const many = { posts: 10_000, moments: Array.from({ length: 1_001 }, (_, moment) => moment) };
  expect(reachOf(many, { matches: 1_000, isPhrase: false, share: 1 }, bounds)).toEqual({
    by: 'words',
    since: 980,
    most: 20,
  });
});

test('words that are everywhere are met by reading the newest posts', () => {
  expect(reach(500)).toEqual({ by: 'date', since: undefined, most: undefined });
});

test('a phrase is looked for in every post that holds its words, unless they are too many to open', () => {
  expect(reach(50, true)).toEqual({ by: 'words', since: undefined, most: undefined });
  expect(reach(80, true)).toEqual({ by: 'words', since: 375, most: undefined });
  expect(reach(500, true)).toEqual({ by: 'date', since: 900, most: undefined });
});

test('in a part of the forum it is looked the further back, the smaller that part is', () => {
  const many = { posts: 10_000, moments: Array.from({ length: 1_001 }, (_, moment) => moment) };
  const reachIn = (matches: number, share: number) => reachOf(many, { matches, isPhrase: false, share }, bounds);
  expect(reachIn(100, 0.25)).toEqual({ by: 'words', since: undefined, most: 80 });
  expect(reachIn(1_000, 0.25)).toEqual({ by: 'words', since: 920, most: 80 });
  expect(reachIn(1_000, 0.01)).toEqual({ by: 'words', since: undefined, most: undefined });
});
