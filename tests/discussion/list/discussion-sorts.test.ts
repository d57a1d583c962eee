import { expect, test } from 'vitest';
import { parseCommentSort, parseDiscussionSort } from '#api/discussion/list/discussion-sorts.ts';

test.each([
  ['newest', '-dateInserted'],
  ['top', '-score'],
  ['trending', '-hot'],
  ['oldest', 'dateInserted'],
  ['recent', '-dateLastComment'],
  ['-experimentalTrending', '-hot'],
  ['-score', '-score'],
  ['best', '-dateLastComment'],
  [undefined, '-dateLastComment'],
])('discussions are in the order that an address names: %s is %s', (text, sort) => {
  expect(parseDiscussionSort(text)).toBe(sort);
});

test.each([
  ['oldest', 'dateInserted'],
  ['newest', '-dateInserted'],
  ['top', '-score'],
  ['trending', '-experimentalTrending'],
  ['-dateInserted', '-dateInserted'],
  ['best', 'dateInserted'],
  [undefined, 'dateInserted'],
])('comments are in the order that an address names: %s is %s', (text, sort) => {
  expect(parseCommentSort(text)).toBe(sort);
});
