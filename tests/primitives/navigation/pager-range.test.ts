import { describe, expect, test } from 'vitest';
import { pageCount, pagerRange, pagesShown } from '#components/primitives/navigation/pager-range.ts';
import { pageToJump } from '#machines/primitives/navigation/page-to-jump.ts';

describe('the shown range of a list', () => {
  test.each([
    [{ page: 1, limit: 10, total: 42 }, '1 - 10 of 42'],
    [{ page: 0, limit: 10, total: 42 }, '1 - 10 of 42'],
    [{ page: 5, limit: 10, total: 42 }, '41 - 42 of 42'],
    [{ page: 1, limit: 10, total: 7 }, '1 - 7 of 7'],
    [{ page: 1, limit: 10, total: 0 }, '0 - 0 of 0'],
    [{ page: 1, limit: 10, total: 999 }, '1 - 10 of 999'],
    [{ page: 1, limit: 10, total: 1234, hasMore: true }, '1 - 10 of 1.2k+'],
    [{ page: 120, limit: 10, total: 1234 }, '1,191 - 1,200 of 1.2k'],
    [{ page: 5, limit: 10, total: 42, hasMore: true }, '41 - 50 of 42+'],
  ])('%j is %s', (place, words) => {
    expect(pagerRange(place).text).toBe(words);
  });

  test('screen readers get the unabbreviated range', () => {
    expect(pagerRange({ page: 1, limit: 10, total: 1234, hasMore: true }).full).toBe('1 to 10 of more than 1,234');
  });
});

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
])('%d items make %d pages of ten', (total, pages) => {
  expect(pageCount(total, 10)).toBe(pages);
});

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('on page %d of %d the pager offers %s', (page, count, words) => {
  expect(
    pagesShown(page, count)
      .map((one) => one ?? '…')
      .join(' '),
  ).toBe(words);
});

describe('jumping to a page', () => {
  test.each([
    ['3', { page: 3, clamped: false }],
    ['page 3!', { page: 3, clamped: false }],
    ['1,200', { page: 1200, clamped: false }],
    ['', { page: 7, clamped: false }],
    ['none', { page: 7, clamped: false }],
    ['0', { page: 1, clamped: true }],
    ['99999', { page: 1500, clamped: true }],
  ])('"%s" typed on page 7 of 1,500', (typed, place) => {
    expect(pageToJump(typed, 7, 1500)).toEqual(place);
  });
});
