import { useSuspenseQuery } from '@tanstack/react-query';
import { Search, SearchX } from 'lucide-react';
import type { MessageID } from '#api/message-id.ts';
import type { SearchResult } from '#api/search/search.contract.ts';
import { type SearchFilter, searchQuery } from '#api/search/search.queries.ts';
import { t } from '#api/words.ts';
import { Button } from '#components/primitives/button.tsx';
import { DateTime } from '#components/primitives/date-time.tsx';
import { EmptyState } from '#components/primitives/empty-state.tsx';
import { fullNumber } from '#components/primitives/format-number.ts';
import { Input } from '#components/primitives/input.tsx';
import { Link } from '#components/primitives/link.tsx';
import { LinkTabs } from '#components/primitives/link-tabs.tsx';
import { Pager } from '#components/primitives/pager.tsx';
import { Words } from '#components/primitives/words.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import { searchAddress } from './search-address.ts';
import * as styles from './search-page.css.ts';

const domains = [
  { value: undefined, name: 'search.domain.all' },
  { value: 'discussion', name: 'search.domain.discussions' },
  { value: 'comment', name: 'search.domain.comments' },
  { value: 'user', name: 'search.domain.members' },
] as const;

/** What a search found, with its tabs, its pages, and the words of its end (`spec/screens.md` B7). */
export function SearchResults({ filter }: { filter: SearchFilter }) {
  return (
    <section aria-label={t('search.results.label')}>
      <form action="/search" method="get" className={styles.query}>
        <Input
          className={styles.field}
          type="search"
          name="query"
          defaultValue={filter.query}
          aria-label={t('search.results.field')}
          placeholder={t('search.results.field')}
        />
        {filter.types && <input type="hidden" name="types" value={filter.types} />}
        <Button type="submit" variant="primary" icon={<Search size={16} />}>
          {t('search.results.field')}
        </Button>
      </form>
      <LinkTabs
        label={t('search.results.in')}
        tabs={domains.map(({ value, name }) => ({
          href: searchAddress({ ...filter, types: value as never, page: 1 }),
          name: t(name),
          isCurrent: value === filter.types,
        }))}
      />
      <Found filter={filter} />
    </section>
  );
}

function Found({ filter }: { filter: SearchFilter }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(searchQuery(api, filter));
  if (data.results.length === 0) {
    const title = filter.query ? t('search.results.none-for', { query: filter.query }) : t('search.results.none');
    return (
      <EmptyState icon={<SearchX />} title={title}>
        {t('search.results.advice')}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.info} role="status">
        {t('search.results.count', { count: data.total, number: fullNumber(data.total) })}
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
        label={t('search.results.pages')}
        href={(page) => searchAddress({ ...filter, page })}
      />
    </>
  );
}

const typeWords: Record<string, MessageID> = {
  discussion: 'search.type.discussion',
  question: 'search.type.question',
  comment: 'search.type.comment',
  answer: 'search.type.answer',
  user: 'search.type.user',
};

function Kind({ result: { type, recordType, insertUser } }: { result: SearchResult }) {
  const known = typeWords[type];
  const name = known && t(known);
  if (!insertUser || recordType === 'user') return name;
  return (
    <Words
      id="search.result.by"
      values={{ type: name, name: <bdi>{insertUser.name}</bdi> }}
      parts={{
        author: (words) => (
          <Link href={insertUser.url} tone="quiet">
            {words}
          </Link>
        ),
      }}
    />
  );
}

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
        <Kind result={result} />
      </span>
      {result.breadcrumbs && result.breadcrumbs.length > 0 && (
        <span>{result.breadcrumbs.map(({ name }) => name).join(' › ')}</span>
      )}
      <DateTime date={result.dateUpdated ?? result.dateInserted} type="relative" />
    </p>
  </li>
);
