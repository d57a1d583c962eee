import type { RefObject } from 'react';
import { addStatus, changeStatus } from '#api/discussion/status/discussion-status.client.ts';
import type { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { statusForm } from './status-form.ts';

interface StatusEditDialogProps {
  /** The status to edit. Omitted to create one. */
  readonly status?: RecordStatus;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

type Written = Pick<RecordStatus, 'name' | 'state' | 'recordSubtype' | 'isDefault'>;

const blank: Written = { name: '', state: 'open', recordSubtype: null, isDefault: false };

/** The dialog that creates or edits a post status. The default status of questions cannot be set here. */
export function StatusEditDialog({ status, returnTo, onSaved }: StatusEditDialogProps) {
  const { api } = useSite();
  const { name, state, recordSubtype, isDefault } = status ?? blank;
  return (
    <FormDialog
      title={status ? t('report.settings.edit-named', { name: status.name }) : t('administration.status.add')}
      loaded={{ schema: statusForm(), values: { name, state, recordSubtype, isDefault } }}
      save={(values) => {
        const body = { recordSubtype: null, isDefault: false, ...values } as Written;
        return status ? changeStatus(api, status.statusID, body) : addStatus(api, body);
      }}
      onSaved={onSaved}
      returnTo={returnTo}
    />
  );
}
