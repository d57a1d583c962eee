import * as Radix from '@radix-ui/react-tabs';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { Badge, formatCappedCount } from '#components/primitives/text/badge.tsx';
import { useDirection } from '#components/primitives/text/direction-context.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import * as styles from './tabs.css.ts';

/**
 * A set of panels of which one is visible at a time.
 *
 * Use `activation="manual"` when a panel loads data: arrow keys then only move the focus; Enter or Space selects.
 */
export function Tabs({ label, tabs, activation = 'automatic', className, ...choice }: TabsProps) {
  const dir = useDirection();
  const { defaultValue = tabs[0]?.id ?? '', ...controlled } = choice;
  return (
    <Radix.Root
      dir={dir}
      activationMode={activation}
      {...controlled}
      {...(choice.value === undefined && { defaultValue })}
      className={classNames(styles.root, className)}
    >
      <Radix.List aria-label={label} className={styles.list} onKeyDown={keepInPlace}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className={styles.tab} asChild={tab.href !== undefined}>
            {tab.href === undefined ? (
              <TabName {...tab} />
            ) : (
              // The trigger's `type` is that of a button.
              <a href={tab.href} type={undefined} onClick={openHere}>
                <TabName {...tab} />
              </a>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} className={styles.panel}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Prevents that a press on a tab follows its link. */
const openHere = (event: MouseEvent) => {
  if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) event.preventDefault();
};

/** Prevents that the space bar, which opens a tab, scrolls the page when the tab is a link. */
const keepInPlace = (event: KeyboardEvent) => {
  if (event.key === ' ') event.preventDefault();
};

/** The name of a tab: "Messages 3" on screen, "Messages, 3 unread" for assistive technology. */
function TabName({ label, count = 0, countLabel = (text) => text }: Tab) {
  if (count === 0) return label;
  return (
    <>
      <span aria-hidden="true" className={styles.name}>
        {label}
        <Badge count={count} tone="quiet" />
      </span>
      <VisuallyHidden>{`${label}, ${countLabel(formatCappedCount(count))}`}</VisuallyHidden>
    </>
  );
}

/** A tab. `countLabel` formats its count as text ("3 unread"). */
export type Tab = {
  id: string;
  label: string;
  count?: number;
  countLabel?: (text: string) => string;
  content: ReactNode;
  /** The address of the content, which the tab links to without scripts. */
  href?: string;
};

/** The props of tabs. Pass `value` and `onValueChange` to control the selection. */
export type TabsProps = {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs with their panels. */
  tabs: Tab[];
  /** The ID of the open tab, if its owner controls it. */
  value?: string;
  /** The ID of the tab that is open at first; the first tab by default. */
  defaultValue?: string;
  /** Called with the ID of the tab that is opened. */
  onValueChange?: (value: string) => void;
  /** Whether arrow keys open the tab, or only move to it. */
  activation?: 'automatic' | 'manual';
  className?: string;
};
