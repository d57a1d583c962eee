import { expect, test } from 'vitest';
import { belowWithOwn, navigationItems } from '#components/shell/navigation/navigation-item.ts';

const child = { id: 'paints', name: 'Paints', url: '/paints', badge: null };
const hrefs = (place: object) => {
  const [item] = navigationItems([{ id: 'shop', name: 'Shop', url: '', badge: null, ...place }]);
  return item ? belowWithOwn(item).map(({ name, href }) => [name, href]) : [];
};

test('a place with an address and children keeps its address, first in its menu', () => {
  expect(hrefs({ url: '/shop', children: [child] })).toEqual([
    ['Shop', '/shop'],
    ['Paints', '/paints'],
  ]);
});

test('a place without an address, or with one that a child has too, lists its children only', () => {
  expect(hrefs({ children: [child] })).toEqual([['Paints', '/paints']]);
  expect(hrefs({ url: '/paints', children: [child] })).toEqual([['Paints', '/paints']]);
});
