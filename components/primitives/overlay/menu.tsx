import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check, CircleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { closeOtherOverlays } from '#components/primitives/navigation/exclusive-overlay.ts';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { Anchor } from '#components/primitives/text/anchor.tsx';
import { useDirection } from '#components/primitives/text/direction-context.tsx';
import * as styles from './menu.css.ts';

/**
 * A menu of actions opened by a button. Only for actions; mixed content belongs in a disclosure or a dialog
 * (docs/behavior/shell.md#menus).
 *
 * `trigger` is a single element that accepts a ref, such as `IconButton`. Lazy-load the menu on first use. Opening it
 * closes every other overlay attached to a button.
 */
export function Menu({ trigger, label, align = 'end', side = 'bottom', children, ...root }: MenuProps) {
  const dir = useDirection();
  const beginning = useBeginning();
  const tellOpening = (open: boolean) => {
    if (open) closeOtherOverlays(root);
    root.onOpenChange?.(open);
  };
  return (
    <Radix.Root dir={dir} modal={false} {...root} onOpenChange={tellOpening}>
      <Radix.Trigger asChild onKeyDown={beginning.onKeyDown}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={beginning.ref}
          className={styles.menu}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={16}
          onKeyDownCapture={leaveByTab}
          {...(label && { 'aria-label': label })}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Sets the initial focus of a menu opened by keyboard (docs/behavior/shell.md#menus): the last item for ArrowUp, which
 * Radix does not support, otherwise the first item, even if the menu was lazy-loaded after the key press.
 */
function useBeginning() {
  const isFromEnd = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      isFromEnd.current = event.key === 'ArrowUp';
      if (event.key !== 'ArrowUp') return;
      event.preventDefault();
      event.currentTarget.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      isFromEnd.current = true;
    },
    ref: (menu: HTMLElement | null) => {
      if (!menu) return;
      const end = isFromEnd.current ? -1 : 0;
      isFromEnd.current = false;
      // Runs after Radix has focused the first item, or the menu itself if it saw no key press.
      setTimeout(() => {
        const isUndecided = document.activeElement === menu && menu.matches(':focus-visible');
        if (end === 0 && !isUndecided) return;
        [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')].at(end)?.focus();
      });
    },
  };
}

/** Closes the menu on Tab and continues from its button (docs/behavior/shell.md#menus). Radix would trap the key. */
function leaveByTab(event: KeyboardEvent) {
  if (event.key !== 'Tab') return;
  event.stopPropagation();
  const button = event.currentTarget.getAttribute('aria-labelledby') ?? '';
  document.getElementById(button)?.focus();
}

/** The props of a menu. Pass `open` and `onOpenChange` to control it. */
export type MenuProps = {
  /** The button that opens the menu; it must accept a ref. */
  trigger: ReactElement;
  /** The accessible name of the menu, such as “Options for this comment”. */
  label?: string;
  /** The edge of the trigger to which the menu is aligned. */
  align?: 'start' | 'center' | 'end';
  /** The side of the trigger on which the menu opens. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Whether the menu is open, if its owner controls it. */
  open?: boolean;
  /** Whether the menu is open at first. */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The items, groups and separators. */
  children: ReactNode;
};

/**
 * A menu item that performs an action. With `disabledReason` it stays focusable, shows the reason and does nothing.
 * `problem` is the error of its last action.
 */
export function MenuItem({ icon, danger = false, disabledReason, problem, onSelect, children }: MenuItemProps) {
  const isRefused = disabledReason !== undefined;
  return (
    <Radix.Item
      className={classNames(styles.item, danger && styles.danger)}
      onSelect={(event) => (isRefused ? event.preventDefault() : onSelect?.(event))}
      {...(isRefused && { 'aria-disabled': true })}
    >
      <MenuIcon>{problem ? <CircleAlert size={16} className={styles.alert} /> : icon}</MenuIcon>
      <span className={styles.text}>
        <span>{children}</span>
        {problem && <span className={styles.problem}>{problem}</span>}
        {isRefused && <span className={styles.reason}>{disabledReason}</span>}
      </span>
    </Radix.Item>
  );
}

/** The props of a menu item. */
export type MenuItemProps = {
  /** Shown before the text; hidden from screen readers. */
  icon?: ReactNode;
  /** Whether the action is destructive. */
  danger?: boolean;
  /** The reason why the action is not possible. The item stays focusable. */
  disabledReason?: string | undefined;
  /** The error of the last action. */
  problem?: string | undefined;
  /** Performs the action; the menu closes unless the event is prevented. */
  onSelect?: (event: Event) => void;
  children: ReactNode;
};

/** A menu item that is a link. */
export const MenuLink = ({ href, icon, current = false, children }: MenuLinkProps) => (
  <Radix.Item asChild className={styles.item}>
    <Anchor href={href} {...(current && { 'aria-current': 'page' as const })}>
      <MenuIcon>{icon}</MenuIcon>
      <span className={styles.text}>{children}</span>
    </Anchor>
  </Radix.Item>
);

/** The props of a menu link. */
export type MenuLinkProps = { href: string; icon?: ReactNode; current?: boolean; children: ReactNode };

/** A menu item that can be checked. The menu stays open, so that several items can be changed. */
export const MenuCheckboxItem = ({ checked, onCheckedChange, children }: MenuCheckboxItemProps) => (
  <Radix.CheckboxItem
    className={styles.item}
    checked={checked}
    onCheckedChange={onCheckedChange}
    onSelect={(event) => event.preventDefault()}
  >
    <span className={styles.icon}>
      <Radix.ItemIndicator>
        <Check size="1em" aria-hidden="true" />
      </Radix.ItemIndicator>
    </span>
    <span className={styles.text}>{children}</span>
  </Radix.CheckboxItem>
);

/** The props of a checkbox item. */
export type MenuCheckboxItemProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
};

/**
 * A menu item with a switch that takes effect immediately. The menu stays open. `problem` is the error of its last
 * change.
 */
export const MenuSwitchItem = ({ icon, isOn, isBusy, problem, onSwitch, children }: MenuSwitchItemProps) => (
  <Radix.CheckboxItem
    className={styles.item}
    checked={isOn}
    aria-busy={isBusy}
    onSelect={(event) => {
      event.preventDefault();
      if (!isBusy) onSwitch();
    }}
  >
    <MenuIcon>{problem ? <CircleAlert size={16} className={styles.alert} /> : icon}</MenuIcon>
    <span className={styles.text}>
      <span>{children}</span>
      {problem && <span className={styles.problem}>{problem}</span>}
    </span>
    <span className={styles.knob} aria-hidden="true" />
  </Radix.CheckboxItem>
);

/** The props of a switch item. */
export type MenuSwitchItemProps = {
  icon?: ReactNode;
  isOn: boolean;
  isBusy: boolean;
  problem?: string | undefined;
  onSwitch: () => void;
  children: ReactNode;
};

/** The separator between groups. */
export const MenuSeparator = () => <Radix.Separator className={styles.separator} />;

/** A labeled group of menu items. */
export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Radix.Group aria-labelledby={id}>
      <Radix.Label id={id} className={styles.groupLabel}>
        {label}
      </Radix.Label>
      {children}
    </Radix.Group>
  );
}

const MenuIcon = ({ children }: { children: ReactNode }) =>
  children ? (
    <span className={styles.icon} aria-hidden="true">
      {children}
    </span>
  ) : null;
