import { expect, test } from 'vitest';
import { type NavigationItems, selectNavigation } from '#api/administration/layout/navigation-setting.ts';
import {
  freeItemID,
  fromOutline,
  navigationLists,
  navigationValues,
  toOutline,
} from '#components/administration/layout/navigation-outline.ts';
import { someNavigation } from '#stories/administration/layout/navigation-samples.ts';

test('the setting is the same after a round trip through the outline', () => {
  expect(fromOutline(toOutline(someNavigation))).toEqual(someNavigation);
});

test('unchanged built-in items stay the default, and renamed ones do not', () => {
  const builtIn: NavigationItems = { items: null, mobileOnly: [] };
  const outline = toOutline(builtIn);
  expect(outline.map(({ id, parentID }) => [id, parentID])).toEqual([
    ['builtin-discussions', navigationLists.wide],
    ['builtin-categories', navigationLists.wide],
  ]);
  expect(fromOutline(outline)).toEqual(builtIn);
  const renamed = outline.with(0, { ...outline[0], values: { name: 'Posts', url: '/discussions' } } as never);
  expect(fromOutline(renamed).items?.map(({ name }) => name)).toEqual(['Posts', 'Categories']);
});

test('items without an ID, with the ID of another item or of a list receive one of their own', () => {
  const outline = toOutline({
    items: [{ name: 'A' }, { id: 'x', name: 'B' }, { id: 'x', name: 'C' }, { id: navigationLists.narrow, name: 'D' }],
    mobileOnly: [],
  });
  expect(outline.map(({ id }) => id)).toEqual(['item-1', 'x', 'item-2', 'item-3']);
  expect(freeItemID(outline)).toBe('item-4');
});

test('the values of the form are stored without those that equal the defaults', () => {
  const written = { name: ' Shop ', url: '', permission: null, roleIDs: [], isHidden: false, badgeType: 'text' };
  const values = navigationValues({ ...written, badgeText: ' New ' });
  const [item] = fromOutline([{ id: 'shop', parentID: navigationLists.wide, values }]).items ?? [];
  expect(item).toEqual({ id: 'shop', name: 'Shop', badge: { type: 'text', text: 'New' } });
});

test('a viewer sees the items of their roles and permissions, and no group that is empty for them', () => {
  const seenBy = (roleIDs: number[], ...held: string[]) => {
    const { items, mobileOnly } = selectNavigation({ roleIDs, may: (name) => held.includes(name) }, someNavigation);
    return [...items, ...mobileOnly].map(({ name, children }) => [name, ...children.map((child) => child.name)]);
  };
  const rules = 'Rules of the community';
  expect(seenBy([1])).toEqual([['News'], ['Help', rules], ['App']]);
  expect(seenBy([8], 'discussions.add')).toEqual([['News'], ['Help', rules, 'Boat plans'], ['Write'], ['App']]);
});
