import { t } from '#api/translations.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';

/** The offered durations of a sanction, in days; 0 means until it is lifted. */
const lengths = [1, 3, 7, 14, 30, 90, 365, 0] as const;

const day = 86_400_000;

/** Returns the end of the sanction from a form with `SanctionEnd`; null for none. */
export const parseSanctionEnd = (entered: FormData, now = Date.now()): string | null =>
  sanctionEndAfter(Number(entered.get('days') ?? 0), now);

/** Returns the end of a sanction from its duration in days; null for 0 days, which last until the sanction is lifted. */
export const sanctionEndAfter = (days: number, now = Date.now()): string | null =>
  days > 0 ? new Date(now + days * day).toISOString() : null;

interface SanctionEndProps {
  readonly error?: string | undefined;
  /** Called with the chosen number of days. */
  readonly onDays?: (days: number) => void;
}

/** The form field for the duration of a sanction. */
export const SanctionEnd = ({ error, onDays }: SanctionEndProps) => (
  <Field label={t('sanction.length')} error={error}>
    {(wiring) => (
      <Select {...wiring} name="days" defaultValue="7" onChange={({ target }) => onDays?.(Number(target.value))}>
        {lengths.map((days) => (
          <option key={days} value={days}>
            {days === 0 ? t('sanction.until.lifted') : t('sanction.length.days', { days })}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
