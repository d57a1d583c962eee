import {
  formTypesOf,
  type ProfileDataType,
  type ProfileFormType,
} from '#api/member/profile-field/profile-field-types.ts';
import { t } from '#api/translations.ts';
import { dataTypeOf, formTypeLabels } from '#components/administration/profile-field/profile-field-choices.ts';
import { ChoiceSetting } from '#components/administration/setting/choice-setting.tsx';
import { TextSetting } from '#components/administration/setting/text-setting.tsx';
import { WordList } from '#components/moderation/rule/word-list.tsx';

/** The properties that profile fields and post fields share. */
export interface FieldTexts {
  readonly label: string;
  readonly description: string;
  readonly dataType: ProfileDataType;
  readonly formType: ProfileFormType;
  readonly dropdownOptions: (string | number)[] | null;
}

interface FieldSettingsProps {
  readonly written: FieldTexts;
  readonly apiName: string;
  /** Whether the field exists already. Its data type and API name cannot be changed then. */
  readonly isExisting: boolean;
  /** The maximum lengths of the texts, in characters. */
  readonly most: { readonly label: number; readonly description: number };
  readonly onWritten: (part: Partial<FieldTexts>) => void;
  readonly onName: (apiName: string) => void;
}

const isName = (name: string): boolean => /^[A-Za-z][\w-]*$/.test(name);

/** Returns the reason why a profile or post field cannot be saved. Returns undefined when it can be saved. */
export function findFieldProblem(
  { label, formType, dropdownOptions }: FieldTexts,
  apiName: string,
): string | undefined {
  if (label.trim() === '' || !isName(apiName)) return t('administration.field.lacking');
  return formType === 'dropdown' && !dropdownOptions?.length ? t('administration.field.options-lacking') : undefined;
}

/** The inputs for a field's label, API name and answer type. */
export function FieldSettings({ written, apiName, isExisting, most, onWritten, onName }: FieldSettingsProps) {
  const { label, description, dataType, formType, dropdownOptions } = written;
  return (
    <>
      <TextSetting
        label={t('administration.field.label')}
        required
        maxLength={most.label}
        value={label}
        onText={(text) => onWritten({ label: text })}
      />
      <TextSetting
        label={t('report.reasons.api-name')}
        help={t('administration.field.api-name-help')}
        required
        dir="ltr"
        maxLength={most.label}
        readOnly={isExisting}
        value={apiName}
        onText={onName}
      />
      <TextSetting
        label={t('administration.field.description')}
        maxLength={most.description}
        value={description}
        onText={(text) => onWritten({ description: text })}
      />
      <ChoiceSetting
        label={t('administration.field.form')}
        values={isExisting ? formTypesOf[dataType] : (Object.keys(formTypeLabels) as ProfileFormType[])}
        words={formTypeLabels}
        value={formType}
        onValue={(form) => onWritten({ formType: form, ...(!isExisting && { dataType: dataTypeOf[form] }) })}
      />
      {(formType === 'dropdown' || formType === 'tokens') && (
        <WordList
          label={t('administration.field.options')}
          help={t('administration.field.options-help')}
          words={(dropdownOptions ?? []).map(String)}
          onWords={(words) => onWritten({ dropdownOptions: words })}
        />
      )}
    </>
  );
}
