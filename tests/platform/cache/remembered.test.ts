import { expect, test, vi } from 'vitest';
import { memoize } from '#api/memoize.ts';

test('what was made of a text is made once, and anew when too much has been remembered', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = memoize(make, 2);
  expect([lengthOf('a'), lengthOf('a'), lengthOf('bb')]).toEqual([1, 1, 2]);
  expect(make).toHaveBeenCalledTimes(2);
  lengthOf('ccc');
  lengthOf('a');
  expect(make).toHaveBeenCalledTimes(4);
});
