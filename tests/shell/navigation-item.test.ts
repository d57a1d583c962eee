import { expect, test } from 'vitest';
import { currentProps, navigationItems } from '#components/shell/navigation-item.ts';

const boats = { categoryID: 4, name: 'Boats', url: '/categories/boats', children: [] };

test('the categories stand below their place, unless it has places of its own', () => {
  const [, categories] = navigationItems(undefined, [boats] as never);
  expect(categories?.below.map(({ name, href }) => [name, href])).toEqual([
    ['All Categories', '/categories'],
    ['Boats', '/categories/boats'],
  ]);
  const own = [{ id: 'a', name: 'Rules', url: '/rules', badge: null }];
  const chosen = [{ id: 'builtin-categories', name: 'Topics', url: '/categories', badge: null, children: own }];
  expect(navigationItems(chosen, [boats] as never)[0]?.below.map(({ name }) => name)).toEqual(['Rules']);
});

test('a place that only has others below it leads to the first of them where no menu opens', () => {
  const below = [{ id: 'a', name: 'Rules', url: '/rules', badge: null }];
  const [help] = navigationItems([{ id: 'help', name: 'Help', url: '', badge: null, children: below }]);
  expect(help?.href).toBe('/rules');
});

test('one is at a place by its own address, at the built-in ones also below it', () => {
  const current = { 'aria-current': 'page' };
  expect(currentProps({ id: 'discussions', href: '/discussions' }, '/discussion/3/oven')).toEqual(current);
  expect(currentProps({ id: 'shop', href: '/shop' }, '/shop?sort=price')).toEqual(current);
  expect(currentProps({ id: 'shop', href: '/shop' }, '/shop/basket')).toEqual({});
});
