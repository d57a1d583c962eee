import { useQuery } from '@tanstack/react-query';
import { categoryTreeQuery } from '#api/category/category.queries.ts';
import { MegaMenu, type MegaMenuProps } from './mega-menu.tsx';
import { type NavigationItem, navigationItems } from './navigation-item.ts';
import { NavigationPanel, type NavigationPanelProps } from './navigation-panel.tsx';
import { useSite } from './site-context.tsx';

/** The forum's places; the categories come when the server has told of them. */
function usePlaces(): readonly NavigationItem[] {
  const { api, navigation } = useSite();
  return navigationItems(navigation?.items, useQuery(categoryTreeQuery(api)).data);
}

/** The title bar's navigation, with the categories below theirs. */
export const MainMenu = (props: Omit<MegaMenuProps, 'items'>) => <MegaMenu {...props} items={usePlaces()} />;

/** The same places where the window is narrow. */
export const MainPanel = (props: Omit<NavigationPanelProps, 'items' | 'more'>) => (
  <NavigationPanel {...props} items={usePlaces()} more={navigationItems(useSite().navigation?.mobileOnly ?? [])} />
);
