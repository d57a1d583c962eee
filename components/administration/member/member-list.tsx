import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Columns3, Download, UserPlus, UserSearch } from 'lucide-react';
import type { FormSchema, FormValues } from '#api/form/form-schema.ts';
import { listAddress } from '#api/list-address.ts';
import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { changeMemberColumns } from '#api/member/settings/member-column.client.ts';
import { memberColumnsQuery, memberListQuery } from '#api/member/user/member-list.queries.ts';
import {
  type MemberListFilter,
  memberExportParams,
  memberListPath,
  memberListUrl,
  membersPerPage,
} from '#api/member/user/member-list-filter.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { MemberBulk } from '#components/moderation/bulk/member-bulk.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { fullNumber } from '#components/primitives/text/format-number.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { chosenColumns, defaultColumns, type MemberColumn, memberColumns } from './member-column.ts';
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
  const may = useMay();
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
        <div className={styles.tools}>
          {may('personalInfo.view') && (
            // The server answers with a file, so the link is not a navigation of the page.
            <a className={styles.file} href={listAddress('/api/v2/users/export', memberExportParams(filter))} download>
              <Download size={16} aria-hidden="true" /> {t('user.export.submit')}
            </a>
          )}
          <MemberColumnsButton available={available} chosen={columns} />
        </div>
      </div>
      <MemberBulk users={data.users}>
        <MemberTable users={data.users} columns={columns} filter={filter} />
      </MemberBulk>
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

interface MemberColumnsButtonProps {
  readonly available: readonly MemberColumn[];
  readonly chosen: readonly MemberColumn[];
}

const rowsOf = (names: readonly string[]) => names.map((column) => ({ column }));

const formOf = (available: readonly MemberColumn[]): FormSchema => ({
  type: 'object',
  properties: {
    columns: {
      type: 'array',
      maxItems: 60,
      default: rowsOf(defaultColumns.filter((name) => available.some((one) => one.name === name))),
      items: {
        type: 'object',
        required: ['column'],
        properties: {
          column: {
            type: 'string',
            enum: available.map(({ name }) => name),
            'x-control': {
              inputType: 'choice',
              label: t('user.columns.column'),
              choices: Object.fromEntries(available.map(({ name, label }) => [name, label])),
            },
          },
        },
      },
      'x-control': {
        inputType: 'list',
        label: t('user.columns.after-name'),
        addLabel: t('user.columns.add'),
        itemTitle: 'column',
      },
    },
  },
});

/** The button that opens the choice of the columns of the member list. The choice is stored for the viewer. */
function MemberColumnsButton({ available, chosen }: MemberColumnsButtonProps) {
  const { api } = useSite();
  const client = useQueryClient();
  const save = async ({ columns }: FormValues) => {
    const names = (columns as readonly { readonly column: string }[]).map(({ column }) => column);
    const { body } = await changeMemberColumns(api, { columns: [...new Set(names)] });
    client.setQueryData(memberColumnsQuery(api).queryKey, body.columns);
  };
  return (
    <EditButton
      dialog={(returnTo) => (
        <FormDialog
          title={t('user.columns.title')}
          loaded={{ schema: formOf(available), values: { columns: rowsOf(chosen.map(({ name }) => name)) } }}
          save={save}
          returnTo={returnTo}
        />
      )}
    >
      <Columns3 size={16} aria-hidden="true" /> {t('user.columns.title')}
    </EditButton>
  );
}
