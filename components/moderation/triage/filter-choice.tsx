import { useQuery } from '@tanstack/react-query';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { assigneesQuery } from '#api/moderation/escalation/escalation.queries.ts';
import { reportReasonsQuery } from '#api/moderation/report/report.queries.ts';
import { t } from '#api/translations.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { FilterField, type FilterFieldProps } from './filter-field.tsx';

/** A filter field of a dashboard list with the additional option "any". */
export const FilterChoice = ({ choices, ...props }: FilterFieldProps) => (
  <FilterField {...props} choices={[['', t('report.filter.any')], ...choices]} />
);

interface ValueProps {
  readonly value: string | undefined;
}

/** Filters by report reason. */
export function ReasonFilter({ value }: ValueProps) {
  const { data: reasons = [] } = useQuery(reportReasonsQuery(useSite().api));
  const choices = reasons.map(({ reportReasonID, name }) => [reportReasonID, name] as const);
  return <FilterChoice label={t('report.filter.reason')} name="reason" value={value} choices={choices} />;
}

/** Filters by category. */
export function PlaceFilter({ value }: ValueProps) {
  const { data: categories = [] } = useQuery(visibleCategoriesQuery(useSite().api));
  const choices = categories.map(({ categoryID, name }) => [String(categoryID), name] as const);
  return <FilterChoice label={t('report.filter.place')} name="place" value={value} choices={choices} />;
}

/** Filters by the role of a member: the author or the reporter. */
export function RoleFilter(props: Omit<FilterFieldProps, 'choices'>) {
  const { data: roles = [] } = useQuery(rolesQuery(useSite().api));
  return <FilterChoice {...props} choices={roles.map(({ roleID, name }) => [String(roleID), name] as const)} />;
}

/** Filters by assignee. */
export function AssigneeFilter({ value }: ValueProps) {
  const { api, me } = useSite();
  const { data: people = [] } = useQuery(assigneesQuery(api));
  const others = people.filter(({ userID }) => userID !== me.userID);
  return (
    <FilterChoice
      label={t('report.filter.assignee')}
      name="assignee"
      value={value}
      choices={[
        ['me', t('report.filter.mine')],
        ['none', t('report.filter.unassigned')],
        ...others.map(({ userID, name }) => [String(userID), name] as const),
      ]}
    />
  );
}
