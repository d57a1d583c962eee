import { useQuery } from '@tanstack/react-query';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { t } from '#api/translations.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { BulkRecord } from '#machines/moderation/bulk/bulk-disabled-reason.ts';
import type { BulkJobApi } from '#machines/moderation/bulk/bulk-job.connect.ts';
import * as styles from './bulk-selection.css.ts';

interface DestinationProps {
  readonly job: BulkJobApi;
  readonly records: readonly BulkRecord[];
}

/**
 * The choice of the destination of a bulk action, and of whether redirects stay behind: the category to move to, or the
 * discussion to merge into. Renders nothing for other actions.
 */
export function BulkDestination({ job, records }: DestinationProps) {
  if (job.action !== 'move' && job.action !== 'merge') return null;
  return (
    <>
      {job.action === 'move' ? <Category job={job} /> : <MainDiscussion job={job} records={records} />}
      <Checkbox
        label={t('moderation.bulk.redirect')}
        checked={job.choice?.addRedirects ?? false}
        disabled={!job.choice}
        onChange={job.toggleRedirect}
      />
    </>
  );
}

function Category({ job }: Pick<DestinationProps, 'job'>) {
  const { api } = useSite();
  const { data: categories = [] } = useQuery(visibleCategoriesQuery(api));
  return (
    <Field label={t('moderation.bulk.move.category')} required>
      {(wiring) => (
        <Select
          {...wiring}
          value={job.choice?.destinationID ?? ''}
          onChange={({ target }) => job.choose(target.value ? Number(target.value) : undefined)}
        >
          <option value="">{t('moderation.bulk.move.select')}</option>
          {categories
            .filter(({ displayAs }) => displayAs === 'discussions')
            .map(({ categoryID, name }) => (
              <option key={categoryID} value={categoryID}>
                {name}
              </option>
            ))}
        </Select>
      )}
    </Field>
  );
}

/** Returns the name of a record. Records on other pages of the list have no known name. */
export const bulkRecordName = (records: readonly BulkRecord[], id: number): string =>
  records.find((record) => record.id === id)?.name ?? t('moderation.bulk.unnamed', { id });

/** The number of radio buttons up to which a list is easy to scan. Longer lists use a select with type-ahead. */
const mostRadios = 10;

function MainDiscussion(props: DestinationProps) {
  return props.job.ids.length > mostRadios ? <MainOfMany {...props} /> : <MainOfFew {...props} />;
}

const MainOfFew = ({ job, records }: DestinationProps) => (
  <fieldset className={styles.choices} aria-label={t('moderation.bulk.merge.main')}>
    {job.ids.map((id) => (
      <label key={id}>
        <input
          type="radio"
          name="destination"
          checked={job.choice?.destinationID === id}
          onChange={() => job.choose(id)}
        />{' '}
        {bulkRecordName(records, id)}
      </label>
    ))}
  </fieldset>
);

const MainOfMany = ({ job, records }: DestinationProps) => (
  <Field label={t('moderation.bulk.merge.main')}>
    {(wiring) => (
      <Select
        {...wiring}
        value={job.choice?.destinationID ?? ''}
        onChange={({ target }) => job.choose(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{t('moderation.bulk.merge.select')}</option>
        {job.ids.map((id) => (
          <option key={id} value={id}>
            {bulkRecordName(records, id)}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
