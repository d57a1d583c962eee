import { Search } from 'lucide-react';
import { useRef } from 'react';
import { inSection } from '#api/administration/layout/site-section.ts';
import { type SearchFilter, searchAddress, searchDomains, toSearchParameters } from '#api/search/search-filter.ts';
import { t } from '#api/translations.ts';
import { directoryAddress } from '#components/member/profile/member-directory-address.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useChange } from '#components/primitives/form/use-change.ts';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './search-page.css.ts';
import { useSearchForm } from './use-search-form.ts';

const domainNames = {
  all_content: 'search.domain.all',
  discussions: 'search.domain.posts',
  places: 'search.domain.places',
} as const;

/**
 * The search field and the domain tabs. A new text preserves the filters; a new domain preserves the filters it
 * supports.
 */
export function SearchField({ filter }: { filter: SearchFilter }) {
  const { query } = filter;
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<string>(undefined);
  const submit = useSearchForm((requested) => {
    sent.current = requested.query;
  });
  // A query from another URL resets the field. A query that was sent from this form does not, as the user may have
  // typed on since.
  useChange(query, (now) => {
    if (now !== sent.current) form.current?.reset();
    sent.current = undefined;
  });
  const others = toSearchParameters({ ...filter, page: 1 }).filter(([name]) => name !== 'query');
  return (
    <div className={styles.head}>
      <search aria-label={t('search.banner.label')}>
        <form
          ref={form}
          action={inSection(useSite().section, '/search')}
          method="get"
          className={styles.query}
          onSubmit={submit}
        >
          <Input
            className={styles.field}
            type="search"
            name="query"
            defaultValue={query}
            aria-label={t('search.results.field')}
            placeholder={t('search.results.field')}
          />
          {others.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="primary" icon={<Search size={16} />}>
            {t('search.results.field')}
          </Button>
        </form>
      </search>
      <LinkTabs
        label={t('search.results.in')}
        tabs={[
          ...searchDomains.map((domain) => ({
            href: searchAddress({ ...filter, domain, page: 1 }),
            name: t(domainNames[domain]),
            isCurrent: domain === filter.domain,
          })),
          { href: directoryAddress({ query }), name: t('search.domain.members'), isCurrent: false },
        ]}
      />
    </div>
  );
}
