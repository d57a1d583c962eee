import { useQuery } from '@tanstack/react-query';
import type { EscalationFilter } from '#api/moderation/escalation-filter.ts';
import { reportReasonsQuery } from '#api/moderation/report.queries.ts';
import { t } from '#api/words.ts';
import { useSite } from '#components/shell/site-context.tsx';
import { FilterField, FilterName } from './filter-field.tsx';
import { FilterForm } from './filter-form.tsx';
import { useAssigneeChoices, useRoleChoices } from './report-filter-form.tsx';

/** Narrows the escalations (`spec/screens.md` F9): by reason, whose work they are, and who wrote the post. */
export function EscalationFilterForm({ filter }: { filter: EscalationFilter }) {
  const { api } = useSite();
  const { data: reasons = [] } = useQuery(reportReasonsQuery(api));
  const { status, reason, assignee, author, authorRole } = filter;
  const any = ['', t('report.filter.any')] as const;
  return (
    <FilterForm
      path="/dashboard/content/escalations"
      label={t('report.escalation.filter')}
      key={JSON.stringify(filter)}
    >
      {status !== 'unfinished' && <input type="hidden" name="status" value={status} />}
      <FilterField
        label={t('report.filter.reason')}
        name="reason"
        value={reason}
        choices={[any, ...reasons.map(({ reportReasonID, name }) => [reportReasonID, name] as const)]}
      />
      <FilterField
        label={t('report.filter.assignee')}
        name="assignee"
        value={assignee}
        choices={useAssigneeChoices()}
      />
      <FilterName label={t('report.filter.author')} name="author" value={author} />
      <FilterField
        label={t('report.filter.author-role')}
        name="authorRole"
        value={authorRole}
        choices={useRoleChoices()}
      />
    </FilterForm>
  );
}
