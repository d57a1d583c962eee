import { expect, test } from 'vitest';
import { Badge } from '#components/primitives/text/badge.tsx';
import { html } from '#tests/primitives/runtime/rendered.tsx';

const read = (count: number) => {
  const page = html(<Badge count={count} label={(text) => `${text} unread`} />);
  return [/aria-hidden="true">([^<]*)</.exec(page)?.[1], />([^<]* unread)</.exec(page)?.[1]];
};

test.each([
  [1, '1', '1 unread'],
  [99, '99', '99 unread'],
  [100, '99+', 'more than 99 unread'],
  [12_345, '99+', 'more than 99 unread'],
])('%d shows "%s" and is announced as "%s"', (count, shown, heard) => {
  expect(read(count)).toEqual([shown, heard]);
});

test('zero shows nothing', () => {
  expect(html(<Badge count={0} />)).toBe('');
});
