import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { firstPlacesQuery, searchQuery } from '#api/search/search.queries.ts';
import {
  countAppliedFilters,
  hasSearchCriteria,
  type SearchFilter,
  searchAddress,
  searchOrders,
  showsPlaces,
} from '#api/search/search-filter.ts';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { fullNumber } from '#components/primitives/text/format-number.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { visuallyHidden } from '#theme/layout/layout.css.ts';
import { SearchBeginning } from './search-beginning.tsx';
import * as styles from './search-page.css.ts';
import { SearchPlaceRow } from './search-place-row.tsx';
import { SearchPlaces } from './search-places.tsx';
import { SearchRow } from './search-row.tsx';

/**
 * The search results with their sort orders, pages and empty state. Before a search, the initial state
 * (docs/behavior/search.md#search-results-states).
 */
export const SearchResults = ({ filter }: { filter: SearchFilter }) => (
  <section aria-label={t('search.results.label')}>
    {hasSearchCriteria(filter) ? <Found filter={filter} /> : <SearchBeginning />}
  </section>
);

function Found({ filter }: { filter: SearchFilter }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(searchQuery(api, filter));
  const withPlaces = showsPlaces(filter);
  const { data: first } = useQuery({ ...firstPlacesQuery(api, filter.query), enabled: withPlaces });
  const places = withPlaces && first && first.results.length > 0 ? first : undefined;
  const isEmpty = data.results.length === 0;
  const nothing = nothingFound(filter, places !== undefined);
  return (
    <>
      {places && <SearchPlaces query={filter.query} places={places.results} total={places.total} />}
      {/* Remains mounted when the results change, so that screen readers announce the number of results. */}
      <div className={isEmpty ? undefined : styles.bar}>
        <p role="status" className={isEmpty ? visuallyHidden : styles.info}>
          {isEmpty ? nothing : t('search.results.count', { count: data.total, number: fullNumber(data.total) })}
        </p>
        {!isEmpty && filter.domain !== 'places' && <Orders filter={filter} />}
      </div>
      {isEmpty ? (
        <Nothing filter={filter} title={nothing} />
      ) : (
        <>
          <ol className={styles.list}>
            {data.results.map((result) =>
              result.recordType === 'category' ? (
                <SearchPlaceRow key={`category-${result.recordID}`} place={result} />
              ) : (
                <SearchRow key={`${result.recordType}-${result.recordID}`} result={result} />
              ),
            )}
          </ol>
          <Pager
            page={filter.page}
            limit={filter.limit}
            total={data.total}
            label={t('search.results.pages')}
            href={(page) => searchAddress({ ...filter, page })}
          />
        </>
      )}
    </>
  );
}

const orderNames = {
  relevance: 'search.filter.relevance',
  '-dateInserted': 'search.filter.newest',
  dateInserted: 'search.filter.oldest',
  '-score': 'search.filter.top',
  '-hot': 'search.filter.hot',
} as const;

const Orders = ({ filter }: { filter: SearchFilter }) => (
  <LinkTabs
    label={t('search.filter.sort')}
    look="pills"
    className={styles.orders}
    tabs={searchOrders.map((sort) => ({
      href: searchAddress({ ...filter, sort, page: 1 }),
      name: t(orderNames[sort]),
      isCurrent: sort === (filter.sort ?? 'relevance'),
    }))}
  />
);

/** Returns the message of an empty result. If categories matched, the message refers only to posts. */
function nothingFound({ query }: SearchFilter, hasPlaces: boolean): string {
  if (hasPlaces) return t('search.results.no-posts', { query });
  return query ? t('search.results.none-for', { query }) : t('search.results.none');
}

/** The empty state of a search. If filters are applied, it offers to clear them. */
function Nothing({ filter, title }: { filter: SearchFilter; title: string }) {
  const { query, domain } = filter;
  const isNarrowed = countAppliedFilters(filter) > 0;
  return (
    <EmptyState
      icon={<SearchX />}
      title={title}
      action={
        isNarrowed && <ButtonLink href={searchAddress({ domain, query })}>{t('search.results.clear')}</ButtonLink>
      }
    >
      {t(isNarrowed ? 'search.results.advice-narrowed' : 'search.results.advice')}
    </EmptyState>
  );
}
