import { useQueryClient } from '@tanstack/react-query';
import { Columns3 } from 'lucide-react';
import type { FormSchema, FormValues } from '#api/form/form-schema.ts';
import { changeMemberColumns } from '#api/member/settings/member-column.client.ts';
import { memberColumnsQuery } from '#api/member/user/member-list.queries.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { defaultColumns, type MemberColumn } from './member-column.ts';

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
export function MemberColumnsButton({ available, chosen }: MemberColumnsButtonProps) {
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
