import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { rolesQuery } from '#api/member/role.queries.ts';
import { assigneesQuery } from '#api/moderation/escalation.queries.ts';
import { reportReasonsQuery } from '#api/moderation/report.queries.ts';
import { type ReportFilter, reportedKinds, reportQueueUrl, reportStatuses } from '#api/moderation/report-filter.ts';
import { t } from '#api/words.ts';
import { ButtonLink } from '#components/primitives/button.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import { type FilterChoices, FilterField, FilterName } from './filter-field.tsx';
import { FilterForm } from './filter-form.tsx';
import * as styles from './report-triage.css.ts';

/** Narrows the queue (`spec/screens.md` F9): by what became of reports, why, who said it of whom, where, and whose work they are. */
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
          <FilterField
            label={t('report.filter.type')}
            name="recordType"
            value={recordType}
            choices={[anything(), ...reportedKinds.map((kind) => [kind, t(`report.kind.${kind}`)] as const)]}
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

const anything = () => ['', t('report.filter.any')] as const;

interface PartProps {
  readonly filter: ReportFilter;
}

/** What was said, and what became of it. */
function Said({ filter: { status, reason } }: PartProps) {
  const { api } = useSite();
  const { data: reasons = [] } = useQuery(reportReasonsQuery(api));
  return (
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
      <FilterField
        label={t('report.filter.reason')}
        name="reason"
        value={reason}
        choices={[anything(), ...reasons.map(({ reportReasonID, name }) => [reportReasonID, name] as const)]}
      />
    </>
  );
}

/** Where it was said, by whom, of whom, and whose work it is. */
function Whose({ filter: { place, reporter, reporterRole, author, assignee } }: PartProps) {
  const { api } = useSite();
  const { data: categories = [] } = useQuery(visibleCategoriesQuery(api));
  return (
    <>
      <FilterField
        label={t('report.filter.place')}
        name="place"
        value={place}
        choices={[anything(), ...categories.map(({ categoryID, name }) => [String(categoryID), name] as const)]}
      />
      <FilterName label={t('report.filter.reporter')} name="reporter" value={reporter} />
      <FilterField
        label={t('report.filter.reporter-role')}
        name="reporterRole"
        value={reporterRole}
        choices={useRoleChoices()}
      />
      <FilterName label={t('report.filter.author')} name="author" value={author} />
      <FilterField
        label={t('report.filter.assignee')}
        name="assignee"
        value={assignee}
        choices={useAssigneeChoices()}
      />
    </>
  );
}

/** The roles by which reports and escalations can be narrowed. */
export function useRoleChoices(): FilterChoices {
  const { data: roles = [] } = useQuery(rolesQuery(useSite().api));
  return [anything(), ...roles.map(({ roleID, name }) => [String(roleID), name] as const)];
}

/** Whose work reports and escalations can be. */
export function useAssigneeChoices(): FilterChoices {
  const { api, me } = useSite();
  const { data: people = [] } = useQuery(assigneesQuery(api));
  return [
    anything(),
    ['me', t('report.filter.mine')],
    ['none', t('report.filter.unassigned')],
    ...people.filter(({ userID }) => userID !== me.userID).map(({ userID, name }) => [String(userID), name] as const),
  ];
}

/** Says that the queue shows one record alone, with the way back to all. */
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
