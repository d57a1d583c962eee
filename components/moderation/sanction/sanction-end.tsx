import { t } from '#api/words.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';

/** How long a sanction can hold, in days; 0 until somebody lifts it. */
const lengths = [1, 3, 7, 14, 30, 90, 365, 0] as const;

const day = 86_400_000;

/** When the sanction ends that a form with `SanctionEnd` asks for; null for none. */
export function endOf(entered: FormData, now = Date.now()): string | null {
  const days = Number(entered.get('days') ?? 0);
  return days > 0 ? new Date(now + days * day).toISOString() : null;
}

/** The field of a form that says how long a sanction holds. */
export const SanctionEnd = ({ error }: { error?: string | undefined }) => (
  <Field label={t('sanction.length')} error={error}>
    {(wiring) => (
      <Select {...wiring} name="days" defaultValue="7">
        {lengths.map((days) => (
          <option key={days} value={days}>
            {days === 0 ? t('sanction.until.lifted') : t('sanction.length.days', { days })}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
