import { useSuspenseQuery } from '@tanstack/react-query';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import type { SearchFilter } from '#api/search/search.queries.ts';
import { t } from '#api/words.ts';
import { Button, ButtonLink } from '#components/primitives/button.tsx';
import { Card } from '#components/primitives/card.tsx';
import { Checkbox } from '#components/primitives/checkbox.tsx';
import { Field } from '#components/primitives/field.tsx';
import { Input } from '#components/primitives/input.tsx';
import { Select } from '#components/primitives/select.tsx';
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import { searchAddress } from './search-address.ts';
import * as styles from './search-page.css.ts';

/** Narrows a search: an ordinary form, so that it works without scripts. */
export function SearchFilters({ filter }: { filter: SearchFilter }) {
  const { api, me } = useSite();
  const { data: categories } = useSuspenseQuery(visibleCategoriesQuery(api));
  return (
    <Card as="section" padding="medium" aria-labelledby="search-filters">
      <form action="/search" method="get" className={styles.filters}>
        <h2 id="search-filters" className={styles.filterTitle}>
          {t('search.filter.heading')}
        </h2>
        <input type="hidden" name="query" value={filter.query} />
        {filter.queryOperator && <input type="hidden" name="queryOperator" value={filter.queryOperator} />}
        {filter.types && <input type="hidden" name="types" value={filter.types} />}
        <Field label={t('search.filter.sort')}>
          {(wiring) => (
            <Select {...wiring} name="sort" defaultValue={filter.sort ?? 'relevance'}>
              <option value="relevance">{t('search.filter.relevance')}</option>
              <option value="-dateInserted">{t('search.filter.newest')}</option>
              <option value="dateInserted">{t('search.filter.oldest')}</option>
            </Select>
          )}
        </Field>
        <Field label={t('search.filter.title')}>
          {(wiring) => <Input {...wiring} name="name" defaultValue={filter.name} />}
        </Field>
        <Field label={t('search.filter.author')}>
          {(wiring) => <Input {...wiring} name="author" defaultValue={filter.author} />}
        </Field>
        <Field label={t('search.filter.category')}>
          {(wiring) => (
            <Select {...wiring} name="categoryID" defaultValue={filter.categoryID ?? ''}>
              <option value="">{t('search.filter.all-categories')}</option>
              {categories.map(({ categoryID, name, depth }) => (
                <option key={categoryID} value={categoryID}>
                  {`${'\u2003'.repeat(depth - 1)}${name}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <fieldset className={styles.group}>
          <legend>
            <VisuallyHidden>{t('search.filter.places')}</VisuallyHidden>
          </legend>
          <Checkbox
            label={t('search.filter.subcategories')}
            name="includeChildCategories"
            value="true"
            defaultChecked={filter.includeChildCategories ?? !filter.categoryID}
          />
          {me.userID !== 0 && (
            <Checkbox
              label={t('search.filter.followed')}
              name="followedCategories"
              value="true"
              defaultChecked={filter.followedCategories}
            />
          )}
          <Checkbox
            label={t('search.filter.archived')}
            name="includeArchivedCategories"
            value="true"
            defaultChecked={filter.includeArchivedCategories}
          />
        </fieldset>
        <Field label={t('search.filter.tags')}>
          {(wiring) => <Input {...wiring} name="tags" defaultValue={filter.tags} />}
        </Field>
        <Checkbox
          label={t('search.filter.all-tags')}
          name="tagOperator"
          value="and"
          defaultChecked={filter.tagOperator === 'and'}
        />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('search.filter.created')}</legend>
          <Field label={t('search.filter.from')}>
            {(wiring) => <Input {...wiring} type="date" name="from" defaultValue={filter.from} />}
          </Field>
          <Field label={t('search.filter.to')}>
            {(wiring) => <Input {...wiring} type="date" name="to" defaultValue={filter.to} />}
          </Field>
        </fieldset>
        <div className={styles.form}>
          <Button type="submit" variant="primary">
            {t('search.filter.submit')}
          </Button>
          <ButtonLink href={searchAddress({ query: filter.query })}>{t('search.filter.clear')}</ButtonLink>
        </div>
      </form>
    </Card>
  );
}
