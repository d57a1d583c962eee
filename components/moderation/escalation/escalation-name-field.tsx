import { t } from '#api/translations.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';

/** The name field of an escalation. */
export const EscalationNameField = ({ name, onName }: EscalationNameFieldProps) => (
  <Field label={t('report.escalation.name')} required>
    {(wiring) => (
      <Input
        {...wiring}
        dir="auto"
        maxLength={250}
        value={name}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
      />
    )}
  </Field>
);

interface EscalationNameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}
