import type { ProfileField, ProfileFieldPost } from '#api/member/profile-field/profile-field.contract.ts';
import type { ProfileDataType, ProfileFormType } from '#api/member/profile-field/profile-field-types.ts';

/** Labels of the form types. */
export const formTypeLabels = {
  text: 'administration.field.form.text',
  'text-multiline': 'administration.field.form.multiline',
  dropdown: 'administration.field.form.dropdown',
  tokens: 'administration.field.form.tokens',
  checkbox: 'administration.field.form.checkbox',
  date: 'administration.field.form.date',
  number: 'administration.field.form.number',
} as const satisfies Record<ProfileFormType, string>;

/** Labels for the visibility of a profile field's value. */
export const visibilityLabels = {
  public: 'administration.field.seen.public',
  private: 'administration.field.seen.private',
  internal: 'administration.field.seen.internal',
} as const;

/** Labels for the members who may change a profile field's value. */
export const mutabilityLabels = {
  all: 'administration.field.changed.all',
  restricted: 'administration.field.changed.restricted',
  none: 'administration.field.changed.none',
} as const;

/** Labels for the use of a profile field in the registration form. */
export const registrationLabels = {
  required: 'administration.field.joining.required',
  optional: 'administration.field.joining.optional',
  hidden: 'administration.field.joining.hidden',
} as const;

/** Labels of the places other than the profile where a value is shown. */
export const displayPositionLabels = {
  userCards: 'administration.field.place.cards',
  posts: 'administration.field.place.posts',
  search: 'administration.field.place.search',
} as const;

/** The data type of a new field of each form type. */
export const dataTypeOf: Readonly<Record<ProfileFormType, ProfileDataType>> = {
  text: 'text',
  'text-multiline': 'text',
  dropdown: 'text',
  tokens: 'string[]',
  checkbox: 'boolean',
  date: 'date',
  number: 'number',
};

/** Returns the form values for a field: its own, or those of a new field that is public and optional. */
export const fieldToWrite = (field?: ProfileField): Required<ProfileFieldPost> & ProfileField => ({
  apiName: '',
  label: '',
  description: '',
  dataType: 'text',
  formType: 'text',
  visibility: 'public',
  mutability: 'all',
  registrationOptions: 'hidden',
  displayOptions: { userCards: false, posts: false, search: false },
  dropdownOptions: null,
  enabled: true,
  sort: 0,
  ...field,
});
