import { useSuspenseQuery } from '@tanstack/react-query';
import { Search, SearchX } from 'lucide-react';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import type { SearchResult } from '#api/search/search.contract.ts';
import { type SearchFilter, searchQuery } from '#api/search/search.queries.ts';
import * as lists from '#components/discussion/discussion-list.css.ts';
import { Button, ButtonLink } from '#components/primitives/button.tsx';
import { Card } from '#components/primitives/card.tsx';
import { DateTime } from '#components/primitives/date-time.tsx';
import { EmptyState } from '#components/primitives/empty-state.tsx';
import { Field } from '#components/primitives/field.tsx';
import { fullNumber } from '#components/primitives/format-number.ts';
import { Input } from '#components/primitives/input.tsx';
import { Link } from '#components/primitives/link.tsx';
import { Pager } from '#components/primitives/pager.tsx';
import { Select } from '#components/primitives/select.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import * as styles from './search-page.css.ts';

/** The address of a search; only what differs from the beginning is in it. */
export function searchAddress(filter: Partial<SearchFilter>): string {
  const { query, page = 1, types, categoryID, author, name, tags, sort, from, to } = filter;
  const named = {
    query,
    types,
    categoryID,
    author,
    name,
    tags,
    sort: sort === 'relevance' ? undefined : sort,
    from,
    to,
    page: page > 1 ? page : undefined,
  };
  const pairs = Object.entries(named).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  const text = new URLSearchParams(pairs).toString();
  return text ? `/search?${text}` : '/search';
}

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
      <form action="/search" method="get" className={styles.form}>
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

/** Narrows a search: an ordinary form, so that it works without scripts. */
export function SearchFilters({ filter }: { filter: SearchFilter }) {
  const { api } = useSite();
  const { data: categories } = useSuspenseQuery(visibleCategoriesQuery(api));
  return (
    <Card as="section" padding="medium" aria-labelledby="search-filters">
      <form action="/search" method="get" className={styles.filters}>
        <h2 id="search-filters" className={styles.filterTitle}>
          Filter Results
        </h2>
        <input type="hidden" name="query" value={filter.query} />
        {filter.types && <input type="hidden" name="types" value={filter.types} />}
        <Field label="Sort by">
          {(wiring) => (
            <Select {...wiring} name="sort" defaultValue={filter.sort ?? 'relevance'}>
              <option value="relevance">Best match</option>
              <option value="-dateInserted">Newest</option>
              <option value="dateInserted">Oldest</option>
            </Select>
          )}
        </Field>
        <Field label="Title">{(wiring) => <Input {...wiring} name="name" defaultValue={filter.name} />}</Field>
        <Field label="Author">{(wiring) => <Input {...wiring} name="author" defaultValue={filter.author} />}</Field>
        <Field label="Category">
          {(wiring) => (
            <Select {...wiring} name="categoryID" defaultValue={filter.categoryID ?? ''}>
              <option value="">All categories</option>
              {categories.map(({ categoryID, name, depth }) => (
                <option key={categoryID} value={categoryID}>
                  {`${'\u2003'.repeat(depth - 1)}${name}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Tags">{(wiring) => <Input {...wiring} name="tags" defaultValue={filter.tags} />}</Field>
        <Field label="From">
          {(wiring) => <Input {...wiring} type="date" name="from" defaultValue={filter.from} />}
        </Field>
        <Field label="To">{(wiring) => <Input {...wiring} type="date" name="to" defaultValue={filter.to} />}</Field>
        <div className={styles.form}>
          <Button type="submit" variant="primary">
            Filter
          </Button>
          <ButtonLink href={searchAddress({ query: filter.query })}>Clear All</ButtonLink>
        </div>
      </form>
    </Card>
  );
}
