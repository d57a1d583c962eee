import { type ReactNode, useId } from 'react';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { Skeleton } from '#components/primitives/content/skeleton.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import * as styles from './widget-list.css.ts';

/** The props of a widget list. `items` is undefined while loading. */
interface PlacedListProps<Item> {
  readonly title: string;
  readonly items: readonly Item[] | undefined;
  /** Number of placeholder rows while loading. */
  readonly limit: number;
  /** Whether the order is a ranking. */
  readonly isRanked?: boolean;
  readonly keyOf: (item: Item) => number;
  readonly children: (item: Item) => ReactNode;
}

/** A widget that lists items. Renders nothing when the list is empty (docs/behavior/shell.md#widgets). */
export function WidgetList<Item>({ title, items, limit, isRanked = false, keyOf, children }: PlacedListProps<Item>) {
  const titleID = useId();
  if (items?.length === 0) return null;
  const List = isRanked ? 'ol' : 'ul';
  return (
    <Card as="section" padding="medium" aria-labelledby={titleID} aria-busy={!items}>
      <h2 id={titleID} className={styles.title}>
        {title}
      </h2>
      {items ? (
        <List className={styles.list}>
          {items.map((item) => (
            <li key={keyOf(item)} className={styles.line}>
              {children(item)}
            </li>
          ))}
        </List>
      ) : (
        <div className={styles.waiting}>
          <VisuallyHidden>{t('primitives.loader.label')}</VisuallyHidden>
          <Skeleton lines={Math.min(limit, 10)} />
        </div>
      )}
    </Card>
  );
}
