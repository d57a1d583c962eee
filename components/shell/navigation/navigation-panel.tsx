import { ChevronLeft, ChevronRight, Menu } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { t } from '#api/translations.ts';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Dialog, DialogBody } from '#components/primitives/overlay/dialog.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { useFocusLater } from '#components/shell/title-bar/use-focus-later.ts';
import { connectNavigationPanel } from '#machines/shell/navigation/navigation-panel.connect.ts';
import { navigationPanelMachine } from '#machines/shell/navigation/navigation-panel.machine.ts';
import { NavigationBadge } from './navigation-badge.tsx';
import { belowWithOwn, currentProps, type NavigationItem } from './navigation-item.ts';
import * as styles from './navigation-panel.css.ts';

/**
 * The navigation in narrow windows (docs/behavior/shell.md#navigation-panel): a side panel that shows one level at a
 * time.
 */
export function NavigationPanel({ items, more = [], foot, path, defaultOpen = false }: NavigationPanelProps) {
  const panel = useNavigationPanel(defaultOpen);
  const trail = trailOf([...items, ...more], panel.way);
  const level = trail.at(-1);
  return (
    <span {...panel.getRootProps()} className={styles.root}>
      <Dialog
        {...panel.getDialogProps()}
        title={t('shell.navigation.title')}
        size="sidePanelLeft"
        trigger={<IconButton label={t('shell.navigation.title')} icon={<Menu size={22} />} aria-haspopup="dialog" />}
      >
        <DialogBody>
          {level ? (
            <Level key={level.id} level={level} path={path} panel={panel} />
          ) : (
            <>
              <Places items={items} path={path} panel={panel} />
              {more.length > 0 && <hr className={styles.line} />}
              {more.length > 0 && <Places items={more} path={path} panel={panel} />}
              {foot && <div className={styles.foot}>{foot}</div>}
            </>
          )}
        </DialogBody>
      </Dialog>
    </span>
  );
}

/**
 * The props of the panel; `path` is the address of the page, `more` the items that only narrow windows show, `foot` the
 * content at the end.
 */
export interface NavigationPanelProps {
  readonly items: readonly NavigationItem[];
  readonly more?: readonly NavigationItem[];
  readonly foot?: ReactNode;
  readonly path: string;
  readonly defaultOpen?: boolean;
}

/** Returns the items from the outermost level to the current one. */
function trailOf(items: readonly NavigationItem[], [first, ...rest]: readonly string[]): readonly NavigationItem[] {
  const item = items.find(({ id }) => id === first);
  return item ? [item, ...trailOf(item.below, rest)] : [];
}

function useNavigationPanel(defaultOpen: boolean) {
  const focusLater = useFocusLater();
  const back = useRef<HTMLButtonElement>(null);
  const id = useId();
  const logic = useMemo(
    () =>
      navigationPanelMachine.provide({
        actions: {
          goToBackButton: () => focusLater(() => back.current),
          goToItem: (_, { item }) => focusLater(() => document.getElementById(`${id}-${item}`)),
        },
      }),
    [focusLater, id],
  );
  const [snapshot, send] = useMachine(logic);
  useEffect(() => {
    if (defaultOpen) send({ type: 'panel.opened' });
  }, [defaultOpen, send]);
  return { ...connectNavigationPanel(snapshot, send, id), back };
}

type Panel = ReturnType<typeof useNavigationPanel>;

interface PlacesProps {
  readonly items: readonly NavigationItem[];
  readonly path: string;
  readonly panel: Panel;
}

const Places = ({ items, path, panel }: PlacesProps) => (
  <ul className={styles.places} {...panel.getPlacesProps()}>
    {items.map((item) => (
      <li key={item.id}>
        {item.below.length > 0 ? (
          <button type="button" className={styles.place} {...panel.getItemProps(item.id)}>
            <span dir="auto">
              {item.name}
              <NavigationBadge badge={item.badge} />
            </span>
            <ChevronRight size={18} aria-hidden="true" className={styles.caret} />
          </button>
        ) : (
          <PlaceLink item={item} path={path} />
        )}
      </li>
    ))}
  </ul>
);

const PlaceLink = ({ item, path }: { item: NavigationItem; path: string }) => {
  const words = (
    <span dir="auto">
      {item.name}
      <NavigationBadge badge={item.badge} />
    </span>
  );
  if (item.isElsewhere)
    return (
      <a href={item.href} className={styles.place}>
        {words}
      </a>
    );
  return (
    <Link href={item.href} tone="plain" className={styles.place} {...currentProps(item, path)}>
      {words}
    </Link>
  );
};

const Level = ({ level, path, panel }: { level: NavigationItem; path: string; panel: Panel }) => {
  return (
    <div className={styles.level}>
      <div className={styles.levelHead}>
        <IconButton
          ref={panel.back}
          label={t('shell.navigation.back')}
          icon={<ChevronLeft size={20} className={styles.caret} />}
          {...panel.getBackProps()}
        />
        <h3 className={styles.levelName} dir="auto">
          {level.name}
        </h3>
      </div>
      <Places items={belowWithOwn(level)} path={path} panel={panel} />
    </div>
  );
};
