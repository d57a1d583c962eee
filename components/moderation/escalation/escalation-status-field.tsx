import { type EscalationStatus, escalationStatuses } from '#api/moderation/escalation/escalation-filter.ts';
import { t } from '#api/translations.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';

/** The status field of an escalation. */
export const EscalationStatusField = ({ label, status, onStatus }: EscalationStatusFieldProps) => (
  <Field label={label}>
    {(wiring) => (
      <Select {...wiring} value={status} onChange={({ target }) => onStatus(target.value as EscalationStatus)}>
        {escalationStatuses.map((one) => (
          <option key={one} value={one}>
            {t(`report.escalation.status.${one}`)}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

interface EscalationStatusFieldProps {
  readonly label: string;
  readonly status: EscalationStatus | undefined;
  readonly onStatus: (status: EscalationStatus) => void;
}
