import { useSuspenseQuery } from '@tanstack/react-query';
import { Search, SearchX } from 'lucide-react';
import type { SearchResult } from '#api/search/search.contract.ts';
import { type SearchFilter, searchQuery } from '#api/search/search.queries.ts';
import * as lists from '#components/discussion/discussion-list.css.ts';
import { Button } from '#components/primitives/button.tsx';
import { DateTime } from '#components/primitives/date-time.tsx';
import { EmptyState } from '#components/primitives/empty-state.tsx';
import { fullNumber } from '#components/primitives/format-number.ts';
import { Input } from '#components/primitives/input.tsx';
import { Link } from '#components/primitives/link.tsx';
import { Pager } from '#components/primitives/pager.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import { searchAddress } from './search-address.ts';
import * as styles from './search-page.css.ts';

const domains = [
  { value: undefined, name: 'All' },
  { value: 'discussion', name: 'Discussions' },
  { value: 'comment', name: 'Comments' },
  { value: 'user', name: 'Members' },
] as const;

/** What a search found, with its tabs, its pages, and the words of its end (`spec/screens.md` B7). */
export function SearchResults({ filter }: { filter: SearchFilter }) {
  return (
    <section aria-label="Search results">
      <form action="/search" method="get" className={styles.query}>
        <Input
          className={styles.field}
          type="search"
          name="query"
          defaultValue={filter.query}
          aria-label="Search"
          placeholder="Search"
        />
        {filter.types && <input type="hidden" name="types" value={filter.types} />}
        <Button type="submit" variant="primary" icon={<Search size={16} />}>
          Search
        </Button>
      </form>
      <nav aria-label="Search in">
        <ul className={lists.sorts}>
          {domains.map(({ value, name }) => (
            <li key={name}>
              <Link
                href={searchAddress({ ...filter, types: value as never, page: 1 })}
                tone="plain"
                className={lists.sort}
                {...(value === filter.types && { 'aria-current': 'true' as const })}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Found filter={filter} />
    </section>
  );
}

function Found({ filter }: { filter: SearchFilter }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(searchQuery(api, filter));
  if (data.results.length === 0) {
    const title = filter.query ? `No results for “${filter.query}”.` : 'No results found.';
    return (
      <EmptyState icon={<SearchX />} title={title}>
        Try fewer or other words, or clear the filters.
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.info} role="status">
        {fullNumber(data.total)} {data.total === 1 ? 'result' : 'results'}
      </p>
      <ol className={styles.list}>
        {data.results.map((result) => (
          <Result key={`${result.recordType}-${result.recordID}`} result={result} />
        ))}
      </ol>
      <Pager
        page={filter.page}
        limit={filter.limit}
        total={data.total}
        hasMore={data.hasMore}
        label="Search results, pages"
        href={(page) => searchAddress({ ...filter, page })}
      />
    </>
  );
}

const typeWords: Record<string, string> = {
  discussion: 'Discussion',
  question: 'Question',
  comment: 'Comment',
  answer: 'Answer',
  user: 'Member',
};

const Result = ({ result }: { result: SearchResult }) => (
  <li className={styles.result}>
    <h2 className={styles.title} dir="auto">
      <Link href={result.url} tone="heading">
        <span dangerouslySetInnerHTML={{ __html: result.nameHighlight }} />
      </Link>
    </h2>
    {result.highlight && (
      <p className={styles.passage} dir="auto" dangerouslySetInnerHTML={{ __html: result.highlight }} />
    )}
    <p className={styles.metas}>
      <span>
        {typeWords[result.type]}
        {result.insertUser && result.recordType !== 'user' && (
          <>
            {' by '}
            <Link href={result.insertUser.url} tone="quiet">
              <bdi>{result.insertUser.name}</bdi>
            </Link>
          </>
        )}
      </span>
      {result.breadcrumbs && result.breadcrumbs.length > 0 && (
        <span>{result.breadcrumbs.map(({ name }) => name).join(' › ')}</span>
      )}
      <DateTime date={result.dateUpdated ?? result.dateInserted} type="relative" />
    </p>
  </li>
);
