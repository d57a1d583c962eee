import type { EscalationFilter } from '#api/moderation/escalation/escalation-filter.ts';
import { t } from '#api/translations.ts';
import { AssigneeFilter, ReasonFilter, RoleFilter } from '#components/moderation/triage/filter-choice.tsx';
import { FilterName } from '#components/moderation/triage/filter-field.tsx';
import { FilterForm } from '#components/moderation/triage/filter-form.tsx';

/**
 * The filter form of the escalation list (docs/behavior/moderation.md#escalations): reason, assignee, and author of the
 * post.
 */
export const EscalationFilterForm = ({ filter }: { filter: EscalationFilter }) => (
  <FilterForm path="/dashboard/content/escalations" label={t('report.escalation.filter')} key={JSON.stringify(filter)}>
    {filter.status !== 'unfinished' && <input type="hidden" name="status" value={filter.status} />}
    <ReasonFilter value={filter.reason} />
    <AssigneeFilter value={filter.assignee} />
    <FilterName label={t('report.filter.author')} name="author" value={filter.author} />
    <RoleFilter label={t('report.filter.author-role')} name="authorRole" value={filter.authorRole} />
  </FilterForm>
);
