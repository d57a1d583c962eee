import { type RefObject, useState } from 'react';
import { addProfileField, changeProfileField } from '#api/member/profile-field.client.ts';
import type { ProfileField } from '#api/member/profile-field.contract.ts';
import { formTypesOf, type ProfileFormType } from '#api/member/profile-field-types.ts';
import { t } from '#api/words.ts';
import { WordList } from '#components/moderation/word-list.tsx';
import { OptionDialog } from '#components/post/option-dialog.tsx';
import { Checkbox } from '#components/primitives/checkbox.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import { ChoiceSetting } from './choice-setting.tsx';
import {
  dataTypeOf,
  fieldToWrite,
  formTypeWords,
  mutabilityWords,
  placeWords,
  registrationWords,
  visibilityWords,
} from './profile-field-choices.ts';
import { TextSetting } from './text-setting.tsx';

interface ProfileFieldDialogProps {
  /** The field that is changed; without it a new one is made. */
  readonly field?: ProfileField;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

/** How long the words of a field may be. */
const mostCharacters = 500;

const apiName = /^[A-Za-z][\w-]*$/;

/** Why a field cannot be saved as it is; undefined when it can. */
function lackOf({ label, apiName: name, formType, dropdownOptions }: ProfileField): string | undefined {
  if (label.trim() === '' || !apiName.test(name)) return t('administration.field.lacking');
  return formType === 'dropdown' && !dropdownOptions?.length ? t('administration.field.options-lacking') : undefined;
}

/** Makes or changes a profile field; its name for programs and the kind of its answers stay for good. */
export function ProfileFieldDialog({ field, returnTo, onSaved }: ProfileFieldDialogProps) {
  const { api } = useSite();
  const [written, setWritten] = useState(fieldToWrite(field));
  const set = (part: Partial<ProfileField>) => setWritten((before) => ({ ...before, ...part }));
  const save = () => {
    const { sort: _, dataType, apiName: name, ...words } = written;
    return field ? changeProfileField(api, name, words) : addProfileField(api, { apiName: name, dataType, ...words });
  };
  const forms = field ? formTypesOf[field.dataType] : (Object.keys(formTypeWords) as ProfileFormType[]);
  return (
    <OptionDialog
      title={field ? t('report.settings.edit-named', { name: field.label }) : t('administration.field.add')}
      save={save}
      onSaved={onSaved}
      entered={written}
      refusal={lackOf(written)}
      returnTo={returnTo}
    >
      <TextSetting
        label={t('administration.field.label')}
        required
        maxLength={mostCharacters}
        value={written.label}
        onText={(label) => set({ label })}
      />
      <TextSetting
        label={t('report.reasons.api-name')}
        help={t('administration.field.api-name-help')}
        required
        dir="ltr"
        maxLength={mostCharacters}
        readOnly={field !== undefined}
        value={written.apiName}
        onText={(name) => set({ apiName: name })}
      />
      <TextSetting
        label={t('administration.field.description')}
        maxLength={mostCharacters}
        value={written.description}
        onText={(description) => set({ description })}
      />
      <ChoiceSetting
        label={t('administration.field.form')}
        values={forms}
        words={formTypeWords}
        value={written.formType}
        onValue={(formType) => set({ formType, ...(!field && { dataType: dataTypeOf[formType] }) })}
      />
      {(written.formType === 'dropdown' || written.formType === 'tokens') && (
        <WordList
          label={t('administration.field.options')}
          help={t('administration.field.options-help')}
          words={(written.dropdownOptions ?? []).map(String)}
          onWords={(words) => set({ dropdownOptions: words })}
        />
      )}
      <ChoiceSetting
        label={t('administration.field.joining')}
        words={registrationWords}
        value={written.registrationOptions}
        onValue={(registrationOptions) => set({ registrationOptions })}
      />
      <ChoiceSetting
        label={t('administration.field.seen')}
        words={visibilityWords}
        value={written.visibility}
        onValue={(visibility) => set({ visibility })}
      />
      <ChoiceSetting
        label={t('administration.field.changed')}
        words={mutabilityWords}
        value={written.mutability}
        onValue={(mutability) => set({ mutability })}
      />
      {(Object.keys(placeWords) as (keyof typeof placeWords)[]).map((place) => (
        <Checkbox
          key={place}
          label={t(placeWords[place])}
          checked={written.displayOptions[place]}
          onChange={({ target }) => set({ displayOptions: { ...written.displayOptions, [place]: target.checked } })}
        />
      ))}
      <Checkbox
        label={t('administration.field.enabled')}
        checked={written.enabled}
        onChange={({ target }) => set({ enabled: target.checked })}
      />
    </OptionDialog>
  );
}
