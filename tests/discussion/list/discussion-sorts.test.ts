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
])('the sort order of discussions in a URL is recognized: %s is %s', (text, sort) => {
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
])('the sort order of comments in a URL is recognized: %s is %s', (text, sort) => {
  expect(parseCommentSort(text)).toBe(sort);
});
