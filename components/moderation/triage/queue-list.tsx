import { CircleCheckBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import * as styles from './report-triage.css.ts';

/** A queue of cards with pagination. `clear` describes the content of the queue when it is empty. */
export const QueueList = <Item,>({ label, items, keyOf, renderItem, clear, pages }: QueueListProps<Item>) => (
  <>
    {items.length === 0 ? (
      <EmptyState icon={<CircleCheckBig />} title={t('report.queue.clear')}>
        {clear}
      </EmptyState>
    ) : (
      <ol className={styles.list} aria-label={label}>
        {items.map((item) => (
          <li key={keyOf(item)}>{renderItem(item)}</li>
        ))}
      </ol>
    )}
    {pages.total > pages.limit && <Pager {...pages} />}
  </>
);

interface QueueListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => number;
  readonly renderItem: (item: Item) => ReactNode;
  readonly clear: string;
  readonly pages: {
    readonly label: string;
    readonly href: (page: number) => string;
    readonly page: number;
    readonly limit: number;
    readonly total: number;
  };
}
