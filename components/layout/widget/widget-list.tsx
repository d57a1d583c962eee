import { type ReactNode, useId } from 'react';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { Skeleton } from '#components/primitives/content/skeleton.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import * as styles from './widget-list.css.ts';

/** The props of a widget that lists items: its title and limit, and the items, which are undefined while loading. */
export interface ListedWidgetProps<Item> {
  readonly title: string;
  /** The number of items, and of placeholder rows while loading. */
  readonly limit: number;
  readonly items: readonly Item[] | undefined;
}

interface WidgetListProps<Item> extends ListedWidgetProps<Item> {
  readonly keyOf: (item: Item) => number;
  readonly children: (item: Item) => ReactNode;
}

/** A widget that lists items. Renders nothing when the list is empty (docs/behavior/shell.md#widgets). */
export function WidgetList<Item>({ title, items, limit, keyOf, children }: WidgetListProps<Item>) {
  const titleID = useId();
  if (items?.length === 0) return null;
  return (
    <Card as="section" padding="medium" aria-labelledby={titleID} aria-busy={!items}>
      <h2 id={titleID} className={styles.title}>
        {title}
      </h2>
      {items ? (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={keyOf(item)} className={styles.line}>
              {children(item)}
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.waiting}>
          <VisuallyHidden>{t('primitives.loader.label')}</VisuallyHidden>
          <Skeleton lines={Math.min(limit, 10)} />
        </div>
      )}
    </Card>
  );
}
