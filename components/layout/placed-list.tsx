import { type ReactNode, useId } from 'react';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/list/card.tsx';
import { Skeleton } from '#components/primitives/list/skeleton.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import * as styles from './placed-list.css.ts';

/** What a list of a widget shows: undefined while it is on its way. */
interface PlacedListProps<Item> {
  readonly title: string;
  readonly items: readonly Item[] | undefined;
  /** How many lines keep the place of what is on its way. */
  readonly limit: number;
  /** What comes first is more than what follows. */
  readonly isRanked?: boolean;
  readonly keyOf: (item: Item) => number;
  readonly children: (item: Item) => ReactNode;
}

/** A widget that lists something, hidden when there is nothing (`spec/screens.md` B9). */
export function PlacedList<Item>({ title, items, limit, isRanked = false, keyOf, children }: PlacedListProps<Item>) {
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
