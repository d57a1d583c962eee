import { type RefObject, useState } from 'react';
import { t } from '#api/translations.ts';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { EscalationNameField } from './escalation-name-field.tsx';

/** The dialog that renames an escalation. It opens on mount. */
export function EscalationNameDialog({ name, onName, returnTo }: EscalationNameDialogProps) {
  const [text, setText] = useState(name);
  return (
    <OptionDialog
      title={t('report.escalation.rename')}
      save={() => onName(text.trim())}
      onSaved={() => undefined}
      entered={text}
      refusal={text.trim() === '' ? t('report.escalation.nameless') : undefined}
      returnTo={returnTo}
    >
      <EscalationNameField name={text} onName={setText} />
    </OptionDialog>
  );
}

interface EscalationNameDialogProps {
  readonly name: string;
  readonly onName: (name: string) => Promise<unknown>;
  readonly returnTo: RefObject<HTMLElement | null>;
}
