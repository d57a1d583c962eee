import { useQuery } from '@tanstack/react-query';
import { categoryTreeQuery } from '#api/category/category.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { PanelLanguages } from '#components/shell/account-menu/panel-languages.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { MegaMenu, type MegaMenuProps } from './mega-menu.tsx';
import { type NavigationItem, navigationItems } from './navigation-item.ts';
import { NavigationPanel, type NavigationPanelProps } from './navigation-panel.tsx';
import { useSectionChoices } from './section-choices.ts';

/** Returns the navigation items of the site. The categories are added once they are loaded. */
function usePlaces(): readonly NavigationItem[] {
  const { api, navigation } = useSite();
  return navigationItems(navigation?.items, useQuery(categoryTreeQuery(api)).data);
}

/** The navigation of the title bar, with the categories in a submenu. */
export const MainMenu = (props: Omit<MegaMenuProps, 'items'>) => <MegaMenu {...props} items={usePlaces()} />;

/** Returns the subcommunities as the submenu of one item, or an empty array when there are none. */
function useSections(): readonly NavigationItem[] {
  const choices = useSectionChoices();
  if (choices.length === 1) return [];
  const below = choices.map(({ slug, name }) => ({
    id: `section-${slug}`,
    name,
    href: `/${slug}`,
    below: [],
    isElsewhere: true,
  }));
  return [{ id: 'sections', name: t('shell.section.choose'), href: '/', below }];
}

/** The navigation panel for narrow windows, with the same items. */
export const MainPanel = (props: Omit<NavigationPanelProps, 'items' | 'more' | 'foot'>) => (
  <NavigationPanel
    {...props}
    items={usePlaces()}
    more={[...navigationItems(useSite().navigation?.mobileOnly ?? []), ...useSections()]}
    foot={currentTranslations().offered.length > 1 && <PanelLanguages />}
  />
);
