import { expect, test } from 'vitest';
import { isOtherPage } from '#components/shell/page/page-arrival.ts';

test('a page change is announced; the first page of a visit, another page of a list and other filters are not', () => {
  expect(isOtherPage({ from: '/discussions', to: '/discussion/7/tides' })).toBe(true);
  expect(isOtherPage({ from: undefined, to: '/discussions' })).toBe(false);
  expect(isOtherPage({ from: '/discussions', to: '/discussions' })).toBe(false);
  expect(isOtherPage({ from: '/discussion/7/tides', to: '/discussion/7/tides/p2' })).toBe(false);
  expect(isOtherPage({ from: '/categories/wood/p3', to: '/categories/wood/p2' })).toBe(false);
});
