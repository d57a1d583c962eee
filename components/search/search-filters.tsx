import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronDown, ListFilter } from 'lucide-react';
import { useId, useRef } from 'react';
import { inSection } from '#api/administration/layout/site-section.ts';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import {
  countAppliedFilters,
  postKinds,
  type SearchFilter,
  searchAddress,
  toSearchParameters,
} from '#api/search/search-filter.ts';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { useChange } from '#components/primitives/form/use-change.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { folded, foldedIcon, foldedSummary } from '#theme/layout/folded.css.ts';
import * as styles from './search-filters.css.ts';
import { useSearchForm } from './use-search-form.ts';

interface SearchFiltersProps {
  readonly filter: SearchFilter;
}

/** The filters of the current domain, next to the results (docs/behavior/search.md#search-filters). */
export function SearchFilters({ filter }: SearchFiltersProps) {
  const heading = useId();
  return (
    <Card as="section" padding="medium" aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('search.filter.heading')}
      </h2>
      <FilterForm filter={filter} />
    </Card>
  );
}

/**
 * The filters in a collapsible element above the results, for narrow screens. The summary contains the number of
 * applied filters.
 */
export function FoldedSearchFilters({ filter }: SearchFiltersProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const fold = () => {
    if (details.current) details.current.open = false;
    summary.current?.focus();
  };
  return (
    <details className={folded} ref={details}>
      <summary className={foldedSummary} ref={summary}>
        <ListFilter size={16} aria-hidden="true" />
        {t('search.filter.summary', { count: countAppliedFilters(filter) })}
        <ChevronDown size={16} aria-hidden="true" className={foldedIcon} />
      </summary>
      <div className={styles.content}>
        <FilterForm filter={filter} onSent={fold} />
      </div>
    </details>
  );
}

/** Returns a comparison key of the filters, independent of query, sort order and page. */
const narrowingOf = ({ sort: _, ...filter }: SearchFilter): string => searchAddress({ ...filter, query: '', page: 1 });

/** The filter form of a domain. It is a plain HTML form, so that it works without JavaScript. */
function FilterForm({ filter, onSent }: SearchFiltersProps & { onSent?: () => void }) {
  const { domain, query, sort, queryOperator, name, author, description } = filter;
  const form = useRef<HTMLFormElement>(null);
  const submit = useSearchForm(onSent);
  // Resets the fields when the URL has different filters, for example after clearing them. Unsent input is preserved
  // when only the query, the sort order or the page changes.
  useChange(narrowingOf(filter), () => form.current?.reset());
  const { authors, categoryIDs, insertUserIDs } = filter;
  // Lists have no field in the form. Hidden inputs preserve them until the filters are cleared or a single value
  // replaces them.
  const kept = toSearchParameters({
    ...{ domain, query },
    ...(sort && { sort }),
    ...(queryOperator && { queryOperator }),
    ...(authors && { authors }),
    ...(categoryIDs && { categoryIDs }),
    ...(insertUserIDs && { insertUserIDs }),
  });
  return (
    <form
      ref={form}
      action={inSection(useSite().section, '/search')}
      method="get"
      className={styles.fields}
      onSubmit={submit}
    >
      {kept.map(([key, value]) => (
        <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
      ))}
      <TextFilter label={t('search.filter.title')} name="name" value={name} />
      {domain === 'places' ? (
        <TextFilter label={t('search.filter.description')} name="description" value={description} />
      ) : (
        <>
          <TextFilter label={t('search.filter.author')} name="author" value={author} />
          <Days label={t('search.filter.created')} names={['from', 'to']} filter={filter} />
          <Days label={t('search.filter.updated')} names={['updatedFrom', 'updatedTo']} filter={filter} />
        </>
      )}
      {domain === 'discussions' && <PostFilters filter={filter} />}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {t('search.filter.submit')}
        </Button>
        <ButtonLink href={searchAddress({ domain, query, ...(sort && { sort }) })}>
          {t('search.filter.clear')}
        </ButtonLink>
      </div>
    </form>
  );
}

/** The filters that only posts support: category, tags and kind. */
function PostFilters({ filter }: SearchFiltersProps) {
  return (
    <>
      <Categories filter={filter} />
      <div className={styles.group}>
        <TextFilter label={t('search.filter.tags')} name="tags" value={filter.tags} />
        <Checkbox
          label={t('search.filter.all-tags')}
          name="tagOperator"
          value="and"
          defaultChecked={filter.tagOperator === 'and'}
        />
      </div>
      <Kinds filter={filter} />
    </>
  );
}

function Categories({ filter }: SearchFiltersProps) {
  const { api, me } = useSite();
  const { data: categories } = useSuspenseQuery(visibleCategoriesQuery(api));
  const { categoryID, includeChildCategories, followedCategories, includeArchivedCategories } = filter;
  return (
    <fieldset className={styles.group}>
      <legend>
        <VisuallyHidden>{t('search.filter.places')}</VisuallyHidden>
      </legend>
      <Field label={t('search.filter.category')}>
        {(wiring) => (
          // React applies `defaultValue` only on mount, so the key remounts the select.
          <Select key={categoryID} {...wiring} name="categoryID" defaultValue={categoryID ?? ''}>
            <option value="">{t('search.filter.all-categories')}</option>
            {categories.map((category) => (
              <option key={category.categoryID} value={category.categoryID}>
                {`${'\u2003'.repeat(category.depth - 1)}${category.name}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox
        label={t('search.filter.subcategories')}
        name="includeChildCategories"
        value="true"
        defaultChecked={includeChildCategories ?? categoryID === undefined}
      />
      {me.userID !== 0 && (
        <Checkbox
          label={t('search.filter.followed')}
          name="followedCategories"
          value="true"
          defaultChecked={followedCategories === true}
        />
      )}
      <Checkbox
        label={t('search.filter.archived')}
        name="includeArchivedCategories"
        value="true"
        defaultChecked={includeArchivedCategories === true}
      />
    </fieldset>
  );
}

const kindNames = {
  discussion: 'search.kind.discussion',
  question: 'search.kind.question',
  idea: 'search.kind.idea',
  comment: 'search.kind.comment',
  answer: 'search.kind.answer',
} as const;

/** The filter of post kinds. No selection means all kinds. */
function Kinds({ filter: { types = [] } }: SearchFiltersProps) {
  const help = useId();
  return (
    <fieldset className={styles.group} aria-describedby={help}>
      <legend className={styles.legend}>{t('search.filter.kinds')}</legend>
      <p id={help} className={styles.help}>
        {t('search.filter.kinds-help')}
      </p>
      {postKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={t(kindNames[kind])}
          name="types"
          value={kind}
          defaultChecked={types.includes(kind)}
        />
      ))}
    </fieldset>
  );
}

/** The fields of a date range. */
function Days({ label, names: [from, to], filter }: DaysProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.days}>
        <Field label={t('search.filter.from')} className={styles.day}>
          {(wiring) => <Input {...wiring} type="date" name={from} defaultValue={filter[from] ?? ''} />}
        </Field>
        <Field label={t('search.filter.to')} className={styles.day}>
          {(wiring) => <Input {...wiring} type="date" name={to} defaultValue={filter[to] ?? ''} />}
        </Field>
      </div>
    </fieldset>
  );
}

interface DaysProps extends SearchFiltersProps {
  readonly label: string;
  readonly names: readonly ['from', 'to'] | readonly ['updatedFrom', 'updatedTo'];
}

interface TextFilterProps {
  readonly label: string;
  readonly name: 'name' | 'author' | 'description' | 'tags';
  readonly value: string | undefined;
}

const TextFilter = ({ label, name, value = '' }: TextFilterProps) => (
  <Field label={label}>{(wiring) => <Input {...wiring} name={name} defaultValue={value} dir="auto" />}</Field>
);
