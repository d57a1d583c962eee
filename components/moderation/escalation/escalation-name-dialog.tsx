import type { RefObject } from 'react';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { escalationNameForm } from './escalation-name-form.ts';

interface EscalationNameDialogProps {
  readonly name: string;
  readonly onName: (name: string) => Promise<unknown>;
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** The dialog that renames an escalation. It opens on mount. */
export const EscalationNameDialog = ({ name, onName, returnTo }: EscalationNameDialogProps) => (
  <FormDialog
    title={t('report.escalation.rename')}
    loaded={{ schema: escalationNameForm(), values: { name } }}
    save={(values) => onName(String(values['name']).trim())}
    returnTo={returnTo}
  />
);
