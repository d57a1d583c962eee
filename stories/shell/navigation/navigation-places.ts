import type { NavigationItem } from '#components/shell/navigation/navigation-item.ts';

const place = (id: string, name: string, below: readonly NavigationItem[] = []): NavigationItem => ({
  id,
  name,
  href: `#${id}`,
  below,
});

/** A navigation with two menus and a link. */
export const places: readonly NavigationItem[] = [
  place('discussions', 'Discussions'),
  place('categories', 'Categories', [
    { ...place('all-categories', 'All Categories'), href: '#categories' },
    place('news', 'News'),
    place('workshop', 'Workshop', [place('glue', 'Glue and Paint'), place('tools', 'Tools')]),
    place('boats', 'Boats', [place('rowing', 'Rowing'), place('sailing', 'Sailing')]),
  ]),
  place('help', 'Help', [place('questions', 'Questions'), place('rules', 'House Rules')]),
];
