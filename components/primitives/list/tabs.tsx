import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { Badge, countWords } from '#components/primitives/text/badge.tsx';
import { useDirection } from '#components/primitives/text/direction-context.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import * as styles from './tabs.css.ts';

/**
 * Several panels in one place, one seen at a time.
 *
 * `activation="manual"` when a panel loads data: arrows then only move, Enter or space chooses.
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
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className={styles.tab}>
            <TabName {...tab} />
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

/** Shown "Messages 3", read "Messages, 3 unread". */
function TabName({ label, count = 0, countLabel = (words) => words }: Tab) {
  if (count === 0) return label;
  return (
    <>
      <span aria-hidden="true" className={styles.name}>
        {label}
        <Badge count={count} tone="quiet" />
      </span>
      <VisuallyHidden>{`${label}, ${countLabel(countWords(count))}`}</VisuallyHidden>
    </>
  );
}

/** One tab; `countLabel` puts its count into words ("3 unread"). */
export type Tab = {
  id: string;
  label: string;
  count?: number;
  countLabel?: (words: string) => string;
  content: ReactNode;
};

/** What tabs take; give `value` and `onValueChange` to decide which is chosen. */
export type TabsProps = {
  label: string;
  tabs: Tab[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  activation?: 'automatic' | 'manual';
  className?: string;
};
