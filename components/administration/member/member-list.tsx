import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { UserPlus, UserSearch } from 'lucide-react';
import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { memberColumnsQuery, memberListQuery } from '#api/member/user/member-list.queries.ts';
import {
  type MemberListFilter,
  memberListPath,
  memberListUrl,
  membersPerPage,
} from '#api/member/user/member-list-filter.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/moderation/triage/dashboard-page.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { fullNumber } from '#components/primitives/text/format-number.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { chosenColumns, type MemberColumn, memberColumns } from './member-column.ts';
import { MemberColumnsButton } from './member-columns-button.tsx';
import * as styles from './member-list.css.ts';
import { MemberListFilters } from './member-list-filters.tsx';
import { MemberTable } from './member-table.tsx';

/**
 * The member list of the dashboard: search, filters, and a table with the viewer's columns
 * (docs/behavior/member.md#member-list-of-the-dashboard).
 */
export function MemberList({ filter }: { filter: MemberListFilter }) {
  const may = useMay();
  return (
    <DashboardPage
      title={t('user.list.title')}
      description={t('user.list.words')}
      path={memberListPath}
      action={
        may('users.add') && (
          <ButtonLink href="/dashboard/user/add" variant="primary" icon={<UserPlus size={16} />}>
            {t('user.add.title')}
          </ButtonLink>
        )
      }
    >
      <MemberListFilters filter={filter} />
      <Found filter={filter} />
    </DashboardPage>
  );
}

/** Returns the columns that the viewer may choose, and the chosen ones. */
function useColumns(): { available: MemberColumn[]; columns: MemberColumn[] } {
  const { api } = useSite();
  const may = useMay();
  const { data: fields = [] } = useQuery(profileFieldsQuery(api));
  const { data: chosen } = useQuery(memberColumnsQuery(api));
  const seen = fields.filter(
    ({ visibility }) =>
      visibility === 'public' || may(visibility === 'private' ? 'personalInfo.view' : 'internalInfo.view'),
  );
  const available = memberColumns(seen, (isPersonal) => !isPersonal || may('personalInfo.view'));
  return { available, columns: chosenColumns(available, chosen) };
}

function Found({ filter }: { filter: MemberListFilter }) {
  const { api } = useSite();
  const { available, columns } = useColumns();
  const { data } = useSuspenseQuery(memberListQuery(api, filter));
  if (data.users.length === 0)
    return (
      <EmptyState icon={<UserSearch />} title={t('user.list.none')}>
        {t('user.list.advice')}
      </EmptyState>
    );
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {t('user.list.count', { count: data.total, number: fullNumber(data.total) })}
        </p>
        <MemberColumnsButton available={available} chosen={columns} />
      </div>
      <MemberTable users={data.users} columns={columns} filter={filter} />
      <Pager
        page={filter.page}
        limit={membersPerPage}
        total={data.total}
        label={t('user.list.pages')}
        href={(page) => memberListUrl({ ...filter, page })}
      />
    </>
  );
}
