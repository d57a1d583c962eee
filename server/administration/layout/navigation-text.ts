import type { NavigationSetting } from '#api/administration/layout/navigation.contract.ts';
import type { NavigationItemSetting, NavigationItems } from '#api/administration/layout/navigation-setting.ts';
import { listedProperty } from '#api/administration/translation/translation-key.ts';
import { type ContentTexts, translated } from '#server/administration/translation/content-text.ts';

/** An item of the navigation of any level, with the key of its translations. */
interface KeyedItem {
  readonly key: string;
  readonly item: NavigationItemSetting;
}

const flatten = (items: readonly NavigationItemSetting[]): readonly NavigationItemSetting[] =>
  items.flatMap((item) => [item, ...flatten(item.children ?? [])]);

/**
 * Returns the items of the navigation with their keys. The key is the ID of the item. An item without an ID, or with that
 * of an earlier item, has the hash of its name.
 */
export function keyNavigation({ items, mobileOnly }: NavigationItems): readonly KeyedItem[] {
  const used = new Set<string>();
  return [...flatten(items ?? []), ...flatten(mobileOnly)].map((item) => {
    const key = item.id && !used.has(item.id) ? item.id : listedProperty('name', item.name);
    used.add(key);
    return { key, item };
  });
}

/** Returns the texts of an item by property. */
export const textsOfItem = ({ name, badge }: NavigationItemSetting): Readonly<Record<'name' | 'badge', string>> => ({
  name,
  badge: badge?.type === 'text' ? badge.text : '',
});

/** Returns the navigation with the texts of a language. */
export function translateNavigation(navigation: NavigationSetting, texts: ContentTexts): NavigationSetting {
  const keys = new Map(keyNavigation(navigation).map(({ key, item }) => [item, key]));
  const translate = <Item extends NavigationItemSetting>(item: Item): Item => {
    const place = { recordType: 'navigationItem', recordKey: keys.get(item) ?? '' };
    const { name, badge } = textsOfItem(item);
    return {
      ...item,
      name: translated(texts, { ...place, propertyName: 'name' }, name),
      ...(badge && { badge: { type: 'text', text: translated(texts, { ...place, propertyName: 'badge' }, badge) } }),
      ...(item.children && { children: item.children.map(translate) }),
    };
  };
  return {
    items: navigation.items?.map(translate) ?? null,
    mobileOnly: navigation.mobileOnly.map(translate),
  };
}
