import { expect, test } from 'vitest';
import { belowWithOwn, navigationItems } from '#components/shell/navigation/navigation-item.ts';

const child = { id: 'paints', name: 'Paints', url: '/paints', badge: null };
const hrefs = (place: object) => {
  const [item] = navigationItems([{ id: 'shop', name: 'Shop', url: '', badge: null, ...place }]);
  return item ? belowWithOwn(item).map(({ name, href }) => [name, href]) : [];
};

test('an item with a URL and children has its own link first in its menu', () => {
  expect(hrefs({ url: '/shop', children: [child] })).toEqual([
    ['Shop', '/shop'],
    ['Paints', '/paints'],
  ]);
});

test('an item without a URL, or with the URL of a child, lists only its children', () => {
  expect(hrefs({ children: [child] })).toEqual([['Paints', '/paints']]);
  expect(hrefs({ url: '/paints', children: [child] })).toEqual([['Paints', '/paints']]);
});
