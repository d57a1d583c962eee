import { decisionTextLimit } from '#api/moderation/decision/decision-kind.ts';
import { t } from '#api/translations.ts';
import { ReasonOptions } from '#components/moderation/report/reason-options.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { SanctionEnd } from './sanction-end.tsx';

/** The content of a ban, independent of the banned members. `days` is its duration; 0 means until it is lifted. */
export interface BanContent {
  readonly reportReasonID: string | undefined;
  readonly days: number;
  readonly words: string;
  readonly note: string;
}

/** A ban of seven days without a reason or text. */
export const emptyBan: BanContent = { reportReasonID: undefined, days: 7, words: '', note: '' };

interface BanFormProps {
  readonly ban: BanContent;
  readonly onBan: (ban: BanContent) => void;
}

/** The fields of a ban for several members: reason, duration, message to the members, internal note. */
export function BanForm({ ban, onBan }: BanFormProps) {
  const set = (part: Partial<BanContent>) => onBan({ ...ban, ...part });
  return (
    <>
      <Field label={t('sanction.reason')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={ban.reportReasonID ?? ''}
            onChange={({ target }) => set({ reportReasonID: target.value || undefined })}
          >
            <ReasonOptions />
          </Select>
        )}
      </Field>
      <SanctionEnd onDays={(days) => set({ days })} />
      <Field label={t('sanction.words')} help={t('sanction.words.help')}>
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={3}
            maxLength={decisionTextLimit}
            dir="auto"
            value={ban.words}
            onChange={({ target }) => set({ words: target.value })}
          />
        )}
      </Field>
      <Field label={t('sanction.note')} help={t('sanction.note.help')}>
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={2}
            maxLength={decisionTextLimit}
            dir="auto"
            value={ban.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        )}
      </Field>
    </>
  );
}
