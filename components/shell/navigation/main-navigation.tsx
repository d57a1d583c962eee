import { Menu } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, Suspense, useRef } from 'react';
import { t } from '#api/translations.ts';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { usePartLoad } from '#components/primitives/runtime/use-part-load.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { navigationLink } from '#components/shell/title-bar/title-bar.css.ts';
import { items as itemList } from './mega-menu.css.ts';
import { NavigationBadge } from './navigation-badge.tsx';
import { currentProps, navigationItems } from './navigation-item.ts';

const load = () => import('./main-menu.tsx');

const mainMenu = preloadable(() => load().then(({ MainMenu }) => MainMenu));

/**
 * The main navigation. It renders as links, which also work without scripts. Items with a submenu become menus when
 * they are first hovered or pressed.
 */
export function MainNavigation({ path }: { path: string }) {
  const { navigation } = useSite();
  const menu = usePartLoad<string | undefined>(mainMenu);
  const list = useRef<HTMLUListElement>(null);
  const hearPointer = async ({ pointerType }: PointerEvent) => {
    await load();
    // A link that has keyboard focus is not replaced, so that the focus stays.
    if (pointerType === 'mouse' && !list.current?.contains(document.activeElement)) menu.request(undefined);
  };
  const open = (id: string, event: KeyboardEvent | MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    menu.request(id);
  };
  const waking = (id: string) => ({
    onClick: (event: MouseEvent) => event.button === 0 && open(id, event),
    onKeyDown: (event: KeyboardEvent) => event.key === 'ArrowDown' && open(id, event),
  });
  const links = (
    <ul ref={list} className={itemList} onPointerEnter={hearPointer} onFocus={(_: FocusEvent) => void load()}>
      {navigationItems(navigation?.items).map(({ badge, ...item }) => (
        <li key={item.id}>
          <Link
            href={item.href}
            tone="plain"
            className={navigationLink}
            {...currentProps(item, path)}
            {...(item.below.length > 0 && waking(item.id))}
          >
            {item.name}
            <NavigationBadge badge={badge} />
          </Link>
        </li>
      ))}
    </ul>
  );
  if (!menu.isReady) return links;
  return (
    <Suspense fallback={links}>
      <mainMenu.Part path={path} entered={menu.action} />
    </Suspense>
  );
}

const LazyPanel = lazyPart(() => load().then(({ MainPanel }) => MainPanel));

/** The button that opens the navigation panel in narrow windows. */
export const MainNavigationButton = ({ path }: { path: string }) => (
  <LazyPanel
    path={path}
    renderPlaceholder={(waker) => (
      <IconButton label={t('shell.navigation.title')} icon={<Menu size={22} />} aria-haspopup="dialog" {...waker} />
    )}
  />
);
