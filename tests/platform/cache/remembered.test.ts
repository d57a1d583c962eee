import { expect, test, vi } from 'vitest';
import { memoize } from '#api/memoize.ts';

test('a result is computed once for a text, and again after too many results are stored', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = memoize(make, 2);
  expect([lengthOf('a'), lengthOf('a'), lengthOf('bb')]).toEqual([1, 1, 2]);
  expect(make).toHaveBeenCalledTimes(2);
  lengthOf('ccc');
  lengthOf('a');
  expect(make).toHaveBeenCalledTimes(4);
});
