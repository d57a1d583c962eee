import { builtInNavigation } from '#api/administration/layout/built-in-navigation.ts';
import {
  type NavigationItemSetting,
  type NavigationItems,
  navigationLimits,
} from '#api/administration/layout/navigation-setting.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import type { OutlineItem, OutlineItems } from '#machines/administration/outline/outline.machine.ts';

/** The IDs of the lists of navigation items. No item has such an ID. */
export const navigationLists = { wide: '/items', narrow: '/mobileOnly' } as const;

/** The lists and the limit of nesting of the navigation editor. */
export const navigationShape = {
  lists: [navigationLists.wide, navigationLists.narrow],
  maxDepth: navigationLimits.levels,
};

const valuesOf = (item: NavigationItemSetting): OutlineItem['values'] => ({
  name: item.name,
  url: item.url ?? '',
  permission: item.permission ?? null,
  roleIDs: item.roleIDs ?? [],
  isHidden: item.isHidden ?? false,
  badgeType: item.badge?.type ?? null,
  badgeText: item.badge?.text ?? '',
});

/** Returns the values of a navigation item from those of its form. */
export const navigationValues = (values: FormValues): OutlineItem['values'] =>
  valuesOf({ ...settingOf(values), children: [] });

/** Returns an item of the setting from its values. Values that equal the defaults are omitted. */
function settingOf({
  name,
  url,
  permission,
  roleIDs,
  isHidden,
  badgeType,
  badgeText,
}: FormValues): NavigationItemSetting {
  const text = String(badgeText ?? '').trim();
  const roles = (roleIDs ?? []) as readonly number[];
  return {
    name: String(name ?? '').trim(),
    ...(url && { url: String(url).trim() }),
    ...(permission && { permission: String(permission) }),
    ...(roles.length > 0 && { roleIDs: [...roles] }),
    ...(isHidden && { isHidden: true }),
    ...(badgeType && text && { badge: { type: badgeType as 'text' | 'count', text } }),
  };
}

/** Returns the first ID `item-{n}` that no item has. */
export function freeItemID(items: readonly Pick<OutlineItem, 'id'>[]): string {
  const taken = new Set(items.map(({ id }) => id));
  let number = 1;
  while (taken.has(`item-${number}`)) number += 1;
  return `item-${number}`;
}

/** Returns the items of the setting as an outline. Items without an ID of their own receive one. */
export function toOutline({ items, mobileOnly }: NavigationItems): OutlineItems {
  const outline: OutlineItem[] = [];
  const add = (parentID: string, below: readonly NavigationItemSetting[]) => {
    for (const item of below) {
      const isFree = item.id && !item.id.startsWith('/') && outline.every(({ id }) => id !== item.id);
      const id = isFree && item.id ? item.id : freeItemID(outline);
      outline.push({ id, parentID, values: valuesOf(item) });
      add(id, item.children ?? []);
    }
  };
  add(navigationLists.wide, items ?? builtInNavigation);
  add(navigationLists.narrow, mobileOnly);
  return outline;
}

/** Returns an outline as the setting. Unchanged built-in items are stored as such, so that they follow the forum. */
export function fromOutline(outline: OutlineItems): NavigationItems {
  const itemsIn = (parentID: string): NavigationItemSetting[] =>
    outline
      .filter((item) => item.parentID === parentID)
      .map(({ id, values }) => {
        const children = itemsIn(id);
        return { id, ...settingOf(values), ...(children.length > 0 && { children }) };
      });
  const items = itemsIn(navigationLists.wide);
  const isBuiltIn = JSON.stringify(items) === JSON.stringify(builtInNavigation);
  return { items: isBuiltIn ? null : items, mobileOnly: itemsIn(navigationLists.narrow) };
}
