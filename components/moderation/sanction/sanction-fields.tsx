import type { ReactNode } from 'react';
import { decisionTextLimit } from '#api/moderation/decision/decision-kind.ts';
import { t } from '#api/translations.ts';
import { ReasonOptions } from '#components/moderation/report/reason-options.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';

/** The fields that the sanctions of several members share. */
interface SharedContent {
  readonly reportReasonID?: string | undefined;
  readonly words: string;
  readonly note?: string;
}

interface SanctionFieldsProps {
  /** Without `note`, the field for the internal note is not shown. */
  readonly content: SharedContent;
  readonly onContent: (part: Partial<SharedContent>) => void;
  /** The fields of the kind of sanction, after the reason. */
  readonly children: ReactNode;
}

/** The fields of a sanction for several members: reason, the fields of its kind, message to the members, internal note. */
export const SanctionFields = ({ content, onContent, children }: SanctionFieldsProps) => (
  <>
    <Field label={t('sanction.reason')}>
      {(wiring) => (
        <Select
          {...wiring}
          value={content.reportReasonID ?? ''}
          onChange={({ target }) => onContent({ reportReasonID: target.value || undefined })}
        >
          <ReasonOptions />
        </Select>
      )}
    </Field>
    {children}
    <Text kind="words" rows={3} value={content.words} onText={(words) => onContent({ words })} />
    {content.note !== undefined && (
      <Text kind="note" rows={2} value={content.note} onText={(note) => onContent({ note })} />
    )}
  </>
);

interface TextProps {
  readonly kind: 'words' | 'note';
  readonly rows: number;
  readonly value: string;
  readonly onText: (text: string) => void;
}

const Text = ({ kind, rows, value, onText }: TextProps) => (
  <Field label={t(`sanction.${kind}`)} help={t(`sanction.${kind}.help`)}>
    {(wiring) => (
      <Textarea
        {...wiring}
        rows={rows}
        maxLength={decisionTextLimit}
        dir="auto"
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
    )}
  </Field>
);
