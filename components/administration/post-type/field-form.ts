import { control, type FormProperty, type FormValues } from '#api/form/form-schema.ts';
import {
  formTypesOf,
  type ProfileDataType,
  type ProfileFormType,
  profileFormTypes,
} from '#api/member/profile-field/profile-field-types.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { dataTypeOf, formTypeLabels } from '#components/administration/profile-field/profile-field-choices.ts';
import { choiceLabels } from '#components/form/choice-labels.ts';

/** The properties that profile fields and post fields share. */
export interface FieldTexts {
  readonly label: string;
  readonly description: string;
  readonly dataType: ProfileDataType;
  readonly formType: ProfileFormType;
  readonly dropdownOptions: (string | number)[] | null;
}

/** Returns a choice of a field: one of the values that have labels. */
export const choiceOf = (label: MessageID, labels: Readonly<Record<string, MessageID>>): FormProperty => ({
  type: 'string',
  enum: Object.keys(labels),
  ...control({ inputType: 'choice', label: t(label), choices: choiceLabels(labels) }),
});

/** Returns a switch of a field. */
export const switchOf = (label: MessageID): FormProperty => ({
  type: 'boolean',
  ...control({ inputType: 'switch', label: t(label) }),
});

/**
 * Returns the fields for the label, API name and answer type of a profile or post field. The API name and the data type
 * of an existing field cannot be changed. The API name of a new one follows its label if `hasFollowingName`.
 */
export const fieldProperties = (
  existing: Pick<FieldTexts, 'dataType'> | undefined,
  hasFollowingName = false,
): Readonly<Record<string, FormProperty>> => ({
  label: { type: 'string', maxLength: 100, ...control({ inputType: 'text', label: t('administration.field.label') }) },
  apiName: {
    type: 'string',
    maxLength: 100,
    pattern: '^[A-Za-z][\\w-]*$',
    ...control({
      inputType: 'text',
      label: t('report.reasons.api-name'),
      description: t('administration.field.api-name-help'),
      direction: 'ltr',
      ...(existing && { maySet: false }),
      ...(!existing && hasFollowingName && { follows: { field: 'label', as: 'apiName' } }),
    }),
  },
  description: {
    type: 'string',
    maxLength: 500,
    ...control({ inputType: 'text', label: t('administration.field.description') }),
  },
  formType: {
    type: 'string',
    enum: existing ? formTypesOf[existing.dataType] : profileFormTypes,
    ...control({
      inputType: 'choice',
      label: t('administration.field.form'),
      choices: choiceLabels(formTypeLabels),
    }),
  },
  dropdownOptions: {
    type: 'array',
    maxItems: 100,
    items: { type: 'string', maxLength: 100 },
    ...control({
      inputType: 'lines',
      label: t('administration.field.options'),
      description: t('administration.field.options-help'),
      only: { field: 'formType', in: ['dropdown', 'tokens'] },
    }),
  },
});

/** The required fields among `fieldProperties`. */
export const requiredFieldProperties = ['label', 'apiName', 'formType', 'dropdownOptions'] as const;

/** Returns the values that the form shows for a field. */
export const fieldValues = ({ label, description, formType, dropdownOptions }: FieldTexts): FormValues => ({
  label,
  description,
  formType,
  dropdownOptions: (dropdownOptions ?? []).map(String),
});

/** Returns the properties of a field from the values of the form. */
export const writtenField = (values: FormValues): FieldTexts => {
  const formType = values['formType'] as ProfileFormType;
  return {
    label: String(values['label']),
    description: String(values['description'] ?? ''),
    formType,
    dataType: dataTypeOf[formType],
    dropdownOptions: (values['dropdownOptions'] as string[] | undefined) ?? null,
  };
};
