import { X } from 'lucide-react';
import {
  type ReportFilter,
  reportableRecordTypes,
  reportQueueUrl,
  reportStatuses,
} from '#api/moderation/triage/report-filter.ts';
import { t } from '#api/translations.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { AssigneeFilter, FilterChoice, PlaceFilter, ReasonFilter, RoleFilter } from './filter-choice.tsx';
import { FilterField, FilterName } from './filter-field.tsx';
import { FilterForm } from './filter-form.tsx';
import * as styles from './report-triage.css.ts';

/**
 * The filter form of the report queue (docs/behavior/moderation.md#report-queue): status, reason, reporter, author,
 * category and assignee.
 */
export function ReportFilterForm({ filter }: { filter: ReportFilter }) {
  const { recordType, recordID } = filter;
  return (
    <>
      <FilterForm path="/dashboard/content/reports" label={t('report.filter.title')} key={JSON.stringify(filter)}>
        <Said filter={filter} />
        {recordID ? (
          <>
            <input type="hidden" name="recordType" value={recordType} />
            <input type="hidden" name="recordID" value={recordID} />
          </>
        ) : (
          <FilterChoice
            label={t('report.filter.type')}
            name="recordType"
            value={recordType}
            choices={reportableRecordTypes.map((kind) => [kind, t(`report.kind.${kind}`)] as const)}
          />
        )}
        <Whose filter={filter} />
        <FilterField
          label={t('report.filter.sort')}
          name="sort"
          value={filter.sort === 'dateInserted' ? 'oldest' : ''}
          choices={[
            ['', t('report.filter.newest')],
            ['oldest', t('report.filter.oldest')],
          ]}
        />
      </FilterForm>
      {recordID && <OneRecord filter={filter} />}
    </>
  );
}

interface PartProps {
  readonly filter: ReportFilter;
}

/** The filter fields for status and reason. */
const Said = ({ filter: { status, reason } }: PartProps) => (
  <>
    <FilterField
      label={t('report.filter.status')}
      name="statuses"
      value={status.length === 0 ? 'none' : status.join()}
      choices={[
        ...reportStatuses.map((one) => [one, t(`report.status.${one}`)] as const),
        ['none', t('report.filter.any')],
      ]}
    />
    <ReasonFilter value={reason} />
  </>
);

/** The filter fields for category, reporter, author and assignee. */
const Whose = ({ filter: { place, reporter, reporterRole, author, assignee } }: PartProps) => (
  <>
    <PlaceFilter value={place} />
    <FilterName label={t('report.filter.reporter')} name="reporter" value={reporter} />
    <RoleFilter label={t('report.filter.reporter-role')} name="reporterRole" value={reporterRole} />
    <FilterName label={t('report.filter.author')} name="author" value={author} />
    <AssigneeFilter value={assignee} />
  </>
);

/** The note that the queue shows only one record, with a link to all. */
function OneRecord({ filter: { recordType: _type, recordID: _id, ...others } }: PartProps) {
  return (
    <p className={styles.oneRecord}>
      {t('report.filter.record')}
      <ButtonLink size="small" variant="text" icon={<X size={14} />} href={reportQueueUrl({ ...others, page: 1 })}>
        {t('report.filter.all-records')}
      </ButtonLink>
    </p>
  );
}
