import { useQuery } from '@tanstack/react-query';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { reportReasonsQuery } from '#api/moderation/report.queries.ts';
import { type ReportFilter, reportedKinds, reportStatuses } from '#api/moderation/report-filter.ts';
import { t } from '#api/words.ts';
import { Button, ButtonLink } from '#components/primitives/button.tsx';
import { Field } from '#components/primitives/field.tsx';
import { Select } from '#components/primitives/select.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import * as styles from './report-triage.css.ts';

type Choices = readonly (readonly [value: string, name: string])[];

/** Narrows the queue: an ordinary form, so that it works without scripts. */
export function ReportFilterForm({ filter }: { filter: ReportFilter }) {
  const { api } = useSite();
  const { data: reasons = [] } = useQuery(reportReasonsQuery(api));
  const { data: categories = [] } = useQuery(visibleCategoriesQuery(api));
  const any = ['', t('report.filter.any')] as const;
  const kept = { reporter: filter.reporter, author: filter.author, recordID: filter.recordID };
  return (
    <form
      action="/dashboard/content/reports"
      method="get"
      aria-label={t('report.filter.title')}
      key={JSON.stringify(filter)}
    >
      <div className={styles.filters}>
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Choice
          label={t('report.filter.status')}
          name="statuses"
          value={filter.status.length === 0 ? 'none' : filter.status.join()}
          choices={[
            ...reportStatuses.map((status) => [status, t(`report.status.${status}`)] as const),
            ['none', t('report.filter.any')],
          ]}
        />
        <Choice
          label={t('report.filter.reason')}
          name="reason"
          value={filter.reason}
          choices={[any, ...reasons.map(({ reportReasonID, name }) => [reportReasonID, name] as const)]}
        />
        <Choice
          label={t('report.filter.type')}
          name="recordType"
          value={filter.recordType}
          choices={[any, ...reportedKinds.map((kind) => [kind, t(`report.kind.${kind}`)] as const)]}
        />
        <Choice
          label={t('report.filter.place')}
          name="place"
          value={filter.place}
          choices={[any, ...categories.map(({ categoryID, name }) => [String(categoryID), name] as const)]}
        />
        <Choice
          label={t('report.filter.assignee')}
          name="assignee"
          value={filter.assignedUserID === '$me' ? 'me' : filter.assignedUserID}
          choices={[any, ['me', t('report.filter.mine')], ['none', t('report.filter.unassigned')]]}
        />
        <Choice
          label={t('report.filter.sort')}
          name="sort"
          value={filter.sort === 'dateInserted' ? 'oldest' : ''}
          choices={[
            ['', t('report.filter.newest')],
            ['oldest', t('report.filter.oldest')],
          ]}
        />
        <div className={styles.filterActs}>
          <Button type="submit" variant="primary">
            {t('report.filter.apply')}
          </Button>
          <ButtonLink href="/dashboard/content/reports">{t('report.filter.clear')}</ButtonLink>
        </div>
      </div>
      {filter.recordID && <p>{t('report.filter.record')}</p>}
    </form>
  );
}

const Choice = ({ label, name, value = '', choices }: ChoiceProps) => (
  <Field label={label}>
    {(wiring) => (
      <Select {...wiring} name={name} defaultValue={value}>
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  readonly choices: Choices;
}
