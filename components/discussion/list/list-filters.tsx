import { ListFilter, X } from 'lucide-react';
import {
  countActiveFilters,
  type DiscussionFilterValues,
  omitListScope,
  pickListScope,
} from '#api/discussion/list/discussion-filter.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButtonLink } from '#components/primitives/form/icon-button.tsx';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { CachedFragment } from '#components/primitives/runtime/cached-fragment.tsx';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import * as styles from './list-filters.css.ts';

const FilterDialog = lazyPart(() => import('./filter-dialog.tsx').then((module) => module.FilterDialog));

/** The props of ListFilters. `hrefOf` returns the URL of the list with the given filters. */
export interface ListFiltersProps {
  readonly choice: DiscussionFilterValues;
  readonly hrefOf: (choice: DiscussionFilterValues) => string;
  /** Whether members can restrict the list to followed categories or to suggestions. */
  readonly mayFollow?: boolean;
}

/**
 * The filter button of a list with the number of active filters, and a button that clears them
 * (docs/behavior/discussion.md#filters).
 */
export function ListFilters({ choice, hrefOf, mayFollow = false }: ListFiltersProps) {
  const count = countActiveFilters(choice);
  return (
    <CachedFragment name="list filters" of={[choice, hrefOf(choice), mayFollow]}>
      <div className={styles.tools}>
        {mayFollow && <Places choice={choice} hrefOf={hrefOf} />}
        <FilterDialog
          choice={choice}
          hrefOf={hrefOf}
          renderPlaceholder={(waker) => (
            <Button variant="text" size="small" icon={<ListFilter size={16} />} aria-haspopup="dialog" {...waker}>
              {t('discussion.filters.button', { count })}
            </Button>
          )}
        />
        {count > 0 && (
          <IconButtonLink
            href={hrefOf(pickListScope(choice))}
            label={t('discussion.filters.clear-all')}
            size="small"
            icon={<X size={16} />}
          />
        )}
      </div>
    </CachedFragment>
  );
}

/** The scope tabs: all categories, followed categories, or suggestions. */
function Places({ choice, hrefOf }: ListFiltersProps) {
  const filters = omitListScope(choice);
  const { followed = false, suggested = false } = choice;
  return (
    <LinkTabs
      label={t('discussion.filters.categories')}
      look="pills"
      tabs={[
        { href: hrefOf(filters), name: t('discussion.filters.all'), isCurrent: !followed && !suggested },
        {
          href: hrefOf({ ...filters, followed: true }),
          name: t('discussion.filters.followed'),
          isCurrent: followed,
        },
        {
          href: hrefOf({ ...filters, suggested: true }),
          name: t('discussion.filters.suggested'),
          isCurrent: suggested,
        },
      ]}
    />
  );
}
