import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { navigationLink } from '#components/shell/title-bar/title-bar.css.ts';
import { useFocusLater } from '#components/shell/title-bar/use-focus-later.ts';
import { connectMegaMenu } from '#machines/shell/navigation/mega-menu.connect.ts';
import { megaMenuMachine } from '#machines/shell/navigation/mega-menu.machine.ts';
import * as styles from './mega-menu.css.ts';
import { NavigationBadge } from './navigation-badge.tsx';
import { belowWithOwn, currentProps, type NavigationItem } from './navigation-item.ts';

/**
 * The navigation of the title bar, with a menu for each item that has a submenu (docs/behavior/shell.md#mega-menu).
 * `entered` names an item whose menu is initially open, with the focus on its first link.
 */
export function MegaMenu({ items, path, entered }: MegaMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const menu = useMegaMenu(list, path, entered);
  return (
    <ul {...menu.getRootProps()} ref={list} className={styles.items} onKeyDown={moveAmongItems}>
      {items.map((item) =>
        item.below.length === 0 ? (
          <li key={item.id}>
            <Link
              href={item.href}
              tone="plain"
              className={navigationLink}
              data-item={item.id}
              {...currentProps(item, path)}
            >
              {item.name}
              <NavigationBadge badge={item.badge} />
            </Link>
          </li>
        ) : (
          <MenuItem key={item.id} item={item} path={path} menu={menu} />
        ),
      )}
    </ul>
  );
}

/** The props of the navigation; `path` is the address of the page. */
export interface MegaMenuProps {
  readonly items: readonly NavigationItem[];
  readonly path: string;
  readonly entered?: string | undefined;
}

function useMegaMenu(list: { current: HTMLUListElement | null }, path: string, entered: string | undefined) {
  const focusLater = useFocusLater();
  const open = useRef<string>(undefined);
  const logic = useMemo(
    () =>
      megaMenuMachine.provide({
        actions: {
          goToFirstLink: () => focusLater(() => list.current?.querySelector<HTMLElement>('[data-menu] a')),
          giveFocusBack: () => {
            const item = list.current?.querySelector<HTMLElement>(`[data-item="${open.current}"]`);
            if (item?.parentElement?.contains(document.activeElement)) focusLater(() => item);
          },
        },
      }),
    [focusLater, list],
  );
  const [snapshot, send] = useMachine(logic);
  const menu = connectMegaMenu(snapshot, send, useId());
  open.current = menu.openItem;
  useEffect(() => {
    if (entered) send({ type: 'item.entered', item: entered });
  }, [entered, send]);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current !== path) send({ type: 'link.followed' });
    shownPath.current = path;
  }, [path, send]);
  useEscape(menu.isOpen, menu.dismiss);
  return menu;
}

/** Closes on Escape also a menu that opened on hover, wherever the focus is (WCAG 1.4.13). */
function useEscape(isWanted: boolean, act: () => void) {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isWanted) return;
    const listener = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isWanted]);
}

interface MenuItemProps {
  readonly item: NavigationItem;
  readonly path: string;
  readonly menu: ReturnType<typeof useMegaMenu>;
}

const MenuItem = ({ item, path, menu }: MenuItemProps) => (
  <li {...menu.getItemProps(item.id)} onKeyDown={moveAmongLinks}>
    <button
      type="button"
      className={styles.trigger}
      data-item={item.id}
      {...menu.getTriggerProps(item.id)}
      {...currentProps(item, path)}
    >
      {item.name}
      <NavigationBadge badge={item.badge} />
      <ChevronDown size={16} aria-hidden="true" className={styles.caret} />
    </button>
    {menu.openItem === item.id && (
      <div {...menu.getMenuProps(item.id)} data-menu="" className={styles.menu}>
        <Columns items={belowWithOwn(item)} />
      </div>
    )}
  </li>
);

/** Items with their own submenu form separate columns; all others share the first column. */
const Columns = ({ items }: { items: readonly NavigationItem[] }) => {
  const single = items.filter(({ below }) => below.length === 0);
  const groups = items.filter(({ below }) => below.length > 0);
  return (
    <ul className={styles.columns}>
      {single.map((item) => (
        <li key={item.id}>
          <MenuLink item={item} />
        </li>
      ))}
      {groups.map((item) => (
        <li key={item.id} className={styles.group}>
          <MenuLink item={item} isHeading />
          <ul className={styles.links}>
            {item.below.map((inner) => (
              <li key={inner.id}>
                <MenuLink item={inner} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};

const MenuLink = ({
  item: { href, name, badge },
  isHeading = false,
}: {
  item: NavigationItem;
  isHeading?: boolean;
}) => (
  <Link href={href} tone="plain" className={isHeading ? styles.heading : styles.link} dir="auto">
    {name}
    <NavigationBadge badge={badge} />
  </Link>
);

/** Moves the focus between items with the left and right arrow keys, mirrored in right-to-left languages. */
function moveAmongItems(event: KeyboardEvent<HTMLUListElement>) {
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const by = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[event.key];
  if (by === undefined) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
  const at = items.findIndex((item) => item.parentElement?.contains(document.activeElement));
  items[(at + by + items.length) % items.length]?.focus();
  event.preventDefault();
}

/** Moves the focus between links with the up and down arrow keys. Up on the first link returns to the item. */
function moveAmongLinks(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-menu] a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const item = event.currentTarget.querySelector<HTMLElement>('[data-item]');
  (at + by < 0 ? item : links[Math.min(at + by, links.length - 1)])?.focus();
  event.preventDefault();
}
