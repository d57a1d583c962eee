import { useQuery } from '@tanstack/react-query';
import { categoryTreeQuery } from '#api/category/category.queries.ts';
import { t, words } from '#api/words.ts';
import { PanelLanguages } from '#components/shell/account-menu/panel-languages.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { MegaMenu, type MegaMenuProps } from './mega-menu.tsx';
import { type NavigationItem, navigationItems } from './navigation-item.ts';
import { NavigationPanel, type NavigationPanelProps } from './navigation-panel.tsx';
import { useSectionChoices } from './section-choices.ts';

/** The forum's places; the categories come when the server has told of them. */
function usePlaces(): readonly NavigationItem[] {
  const { api, navigation } = useSite();
  return navigationItems(navigation?.items, useQuery(categoryTreeQuery(api)).data);
}

/** The title bar's navigation, with the categories below theirs. */
export const MainMenu = (props: Omit<MegaMenuProps, 'items'>) => <MegaMenu {...props} items={usePlaces()} />;

/** The subcommunities, below one place of their own; none where there are none. */
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

/** The same places where the window is narrow. */
export const MainPanel = (props: Omit<NavigationPanelProps, 'items' | 'more' | 'foot'>) => (
  <NavigationPanel
    {...props}
    items={usePlaces()}
    more={[...navigationItems(useSite().navigation?.mobileOnly ?? []), ...useSections()]}
    foot={words().offered.length > 1 && <PanelLanguages />}
  />
);
