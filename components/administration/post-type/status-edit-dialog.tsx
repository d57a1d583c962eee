import { type RefObject, useState } from 'react';
import type { DiscussionType } from '#api/discussion/discussion-type.ts';
import { addStatus, changeStatus } from '#api/discussion/status/discussion-status.client.ts';
import { statusStates } from '#api/discussion/status/discussion-status.ts';
import type { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { t } from '#api/translations.ts';
import { TextSetting } from '#components/administration/setting/text-setting.tsx';
import { statusGroupLabels } from '#components/discussion/status/status-groups.ts';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

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
  const [{ name, state, recordSubtype, isDefault }, setWritten] = useState<Written>(status ?? blank);
  const set = (part: Partial<Written>) => setWritten((before) => ({ ...before, ...part }));
  const isOfQuestions = recordSubtype === 'question';
  const body = { name, state, recordSubtype, isDefault: isDefault && !isOfQuestions };
  return (
    <OptionDialog
      title={status ? t('report.settings.edit-named', { name: status.name }) : t('administration.status.add')}
      save={() => (status ? changeStatus(api, status.statusID, body) : addStatus(api, body))}
      onSaved={onSaved}
      entered={body}
      refusal={name.trim() === '' ? t('administration.status.lacking') : undefined}
      returnTo={returnTo}
    >
      <TextSetting
        label={t('administration.status.name')}
        required
        maxLength={100}
        value={name}
        onText={(text) => set({ name: text })}
      />
      <Field label={t('administration.status.of')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={recordSubtype ?? ''}
            onChange={({ target }) => set({ recordSubtype: (target.value || null) as DiscussionType | null })}
          >
            {Object.entries(statusGroupLabels).map(([type, words]) => (
              <option key={type} value={type}>
                {t(words)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <RadioGroup
        label={t('administration.status.state')}
        options={statusStates.map((value) => ({ value, label: t(`administration.status.${value}`) }))}
        value={state}
        onValue={(value) => set({ state: value })}
      />
      <Checkbox
        label={t('administration.status.default')}
        checked={isDefault && !isOfQuestions}
        disabled={isOfQuestions}
        help={isOfQuestions ? t('administration.status.default-of-questions') : undefined}
        onChange={({ target }) => set({ isDefault: target.checked })}
      />
    </OptionDialog>
  );
}
