import type { BulkWarning } from '#api/moderation/decision/decision.contract.ts';
import { t } from '#api/translations.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { SanctionFields } from './sanction-fields.tsx';

/** The content of a warning, independent of its recipients. */
export type WarningContent = Pick<BulkWarning, 'reportReasonID' | 'words' | 'points'>;

/** An empty warning. */
export const emptyWarning: WarningContent = { reportReasonID: undefined, words: '', points: 1 };

interface WarningFormProps {
  readonly warning: WarningContent;
  readonly onWarning: (warning: WarningContent) => void;
}

/** The fields of a warning for several posts: reason, points, message to the members. */
export function WarningForm({ warning, onWarning }: WarningFormProps) {
  const set = (part: Partial<WarningContent>) => onWarning({ ...warning, ...part });
  return (
    <SanctionFields content={warning} onContent={set}>
      <Field label={t('sanction.points')} help={t('sanction.points.once')}>
        {(wiring) => (
          <Input
            {...wiring}
            type="number"
            min={0}
            max={100}
            value={warning.points}
            onChange={({ target }) => set({ points: Math.min(100, Math.max(0, Math.trunc(Number(target.value)))) })}
          />
        )}
      </Field>
    </SanctionFields>
  );
}
