import { searchCategories } from '#api/category/category.client.ts';
import { t } from '#api/translations.ts';
import { SuggestionField } from '#components/composer/editor/suggestion-field.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './composer.css.ts';

/** A category that can be selected. `depth` is its level in the hierarchy, counted from 1 at the top. */
export interface CategoryChoice {
  readonly categoryID: number;
  readonly name: string;
  readonly depth: number;
}

/** The maximum number of categories for which a plain select is used instead of a search field. */
const mostInList = 40;

/** The category field of a discussion: a select, or a search field on forums with many categories. */
export function CategoryField(props: CategoryFieldProps) {
  const { categories, error } = props;
  return (
    <Field label={t('composer.category.label')} required error={error}>
      {(wiring) =>
        categories.length > mostInList && !props.isFixed ? (
          <CategorySearch wiring={wiring} {...props} />
        ) : (
          <Select
            {...wiring}
            value={props.categoryID ?? ''}
            disabled={props.isFixed}
            onChange={({ currentTarget }) => props.onCategory(Number(currentTarget.value) || undefined)}
          >
            <option value="">{t('composer.category.choose')}</option>
            {categories.map(({ categoryID, depth, name }) => (
              <option key={categoryID} value={categoryID}>
                {`${'– '.repeat(Math.max(0, depth - 1))}${name}`}
              </option>
            ))}
          </Select>
        )
      }
    </Field>
  );
}

interface CategoryFieldProps {
  readonly categories: readonly CategoryChoice[];
  readonly categoryID: number | undefined;
  readonly onCategory: (categoryID: number | undefined) => void;
  readonly error?: string | undefined;
  /** Disables the field, because the category of an existing discussion does not change here. */
  readonly isFixed?: boolean;
}

type Wiring = Parameters<Parameters<typeof Field>[0]['children']>[0];

function CategorySearch({ wiring, categories, categoryID, onCategory }: CategoryFieldProps & { wiring: Wiring }) {
  const { api } = useSite();
  const chosen = categories.find((one) => one.categoryID === categoryID);
  const find = async (query: string, signal: AbortSignal) => {
    const { body: found } = await searchCategories(
      api,
      { query, filterDiscussionsAdd: true, expand: ['breadcrumbs'], limit: 50 },
      signal,
    );
    return found.map(({ categoryID: id, name, breadcrumbs = [] }) => ({
      key: String(id),
      label: name,
      note: breadcrumbs
        .slice(0, -1)
        .map((crumb) => crumb.name)
        .join(' › '),
    }));
  };
  return (
    <>
      {chosen && (
        <p className={styles.status}>
          <TranslatedText id="composer.category.chosen" values={{ name: <bdi>{chosen.name}</bdi> }} />
        </p>
      )}
      <SuggestionField
        wiring={wiring}
        label={t('composer.category.list')}
        find={find}
        onOption={({ key }) => onCategory(Number(key))}
        nothing={t('composer.category.nothing')}
      />
    </>
  );
}
