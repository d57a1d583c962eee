import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { type DiscussionSort, discussionSorts } from '#api/discussion/list/discussion-sorts.ts';
import { t } from '#api/translations.ts';
import { forms } from '#components/discussion/discussion-display.css.ts';
import type { DiscussionForm } from '#components/discussion/discussion-display.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { Pager, PagerRange } from '#components/primitives/navigation/pager.tsx';
import { CachedFragment } from '#components/primitives/runtime/cached-fragment.tsx';
import { DiscussionCard, DiscussionLink } from './discussion-card.tsx';
import * as styles from './discussion-list.css.ts';
import { DiscussionRow } from './discussion-row.tsx';
import * as filters from './list-filters.css.ts';
import { SelectableList } from './selectable-list.tsx';

/**
 * The props of DiscussionList. `href` returns the URL of another sort order or page of the same list. The URL of page 2
 * is part of the fragment's cache key and must therefore identify the list.
 */
export interface DiscussionListProps {
  readonly discussions: readonly Discussion[];
  readonly label: string;
  readonly showCategory?: boolean;
  readonly sort?: DiscussionSort;
  readonly pager?: { readonly page: number; readonly limit: number; readonly total: number; readonly hasMore: boolean };
  readonly href?: (change: { sort?: DiscussionSort; page?: number }) => string;
  readonly empty?: ReactNode;
  /** The filter controls next to the sort orders. */
  readonly tools?: ReactNode;
  readonly form?: DiscussionForm;
  /** The level of the row headings: one below the heading of the list. */
  readonly headingLevel?: 2 | 3;
}

/** A list of discussions with sort orders above and pages below. All controls are links and work without JavaScript. */
export function DiscussionList({
  discussions,
  label,
  showCategory = true,
  sort,
  pager,
  href,
  empty,
  tools,
  form = 'list',
  headingLevel = 2,
}: DiscussionListProps) {
  const Item = items[form];
  return (
    <section aria-label={label}>
      {tools ? (
        <div className={filters.bar}>
          <div className={filters.orders}>{sort && href && <Sorts sort={sort} href={href} />}</div>
          {tools}
          {pager && discussions.length > 0 && (
            <p className={filters.range}>
              <PagerRange {...pager} />
            </p>
          )}
        </div>
      ) : (
        sort && href && <Sorts sort={sort} href={href} />
      )}
      {discussions.length === 0 ? (
        <EmptyState icon={<MessagesSquare />} title={t('discussion.list.none')}>
          {empty}
        </EmptyState>
      ) : (
        <SelectableList discussions={discussions}>
          <ol
            className={form === 'list' ? styles.list : forms[form]}
            {...(form === 'carousel' && { tabIndex: 0, 'aria-label': label })}
          >
            {discussions.map((discussion) => (
              <CachedFragment key={discussion.discussionID} name={form} of={[discussion, showCategory, headingLevel]}>
                <Item discussion={discussion} showCategory={showCategory} headingLevel={headingLevel} />
              </CachedFragment>
            ))}
          </ol>
        </SelectableList>
      )}
      {pager && href && pager.total > 0 && (
        <CachedFragment name="list pages" of={[pager, label, href({ page: 2 })]}>
          <Pager
            {...pager}
            label={t('discussion.list.pages', { list: label })}
            href={(page) => href({ page })}
            jump={{ action: href({ page: 1 }) }}
          />
        </CachedFragment>
      )}
    </section>
  );
}

const items = { list: DiscussionRow, grid: DiscussionCard, carousel: DiscussionCard, link: DiscussionLink } as const;

const sortNames = {
  '-dateLastComment': 'discussion.sort.recent',
  '-dateInserted': 'discussion.sort.created',
  '-score': 'discussion.sort.top',
  '-hot': 'discussion.sort.trending',
  dateInserted: 'discussion.sort.oldest',
} as const;

const Sorts = ({ sort, href }: { sort: DiscussionSort; href: NonNullable<DiscussionListProps['href']> }) => (
  <CachedFragment name="list orders" of={[sort, href({})]}>
    <LinkTabs
      label={t('discussion.list.sort')}
      tabs={discussionSorts.map((value) => ({
        href: href({ sort: value }),
        name: t(sortNames[value]),
        isCurrent: value === sort,
      }))}
    />
  </CachedFragment>
);
