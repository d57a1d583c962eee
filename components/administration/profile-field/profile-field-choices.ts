import type { ProfileField, ProfileFieldPost } from '#api/member/field/profile-field.contract.ts';
import type { ProfileDataType, ProfileFormType } from '#api/member/field/profile-field-types.ts';

/** What the ways of asking are called. */
export const formTypeWords = {
  text: 'administration.field.form.text',
  'text-multiline': 'administration.field.form.multiline',
  dropdown: 'administration.field.form.dropdown',
  tokens: 'administration.field.form.tokens',
  checkbox: 'administration.field.form.checkbox',
  date: 'administration.field.form.date',
  number: 'administration.field.form.number',
} as const satisfies Record<ProfileFormType, string>;

/** What is said of who sees an answer. */
export const visibilityWords = {
  public: 'administration.field.seen.public',
  private: 'administration.field.seen.private',
  internal: 'administration.field.seen.internal',
} as const;

/** What is said of who changes an answer. */
export const mutabilityWords = {
  all: 'administration.field.changed.all',
  restricted: 'administration.field.changed.restricted',
  none: 'administration.field.changed.none',
} as const;

/** What is said of whether those who join are asked. */
export const registrationWords = {
  required: 'administration.field.joining.required',
  optional: 'administration.field.joining.optional',
  hidden: 'administration.field.joining.hidden',
} as const;

/** Where an answer shows beside the profile. */
export const placeWords = {
  userCards: 'administration.field.place.cards',
  posts: 'administration.field.place.posts',
  search: 'administration.field.place.search',
} as const;

/** Which kind of answers a new field of this form holds. */
export const dataTypeOf: Readonly<Record<ProfileFormType, ProfileDataType>> = {
  text: 'text',
  'text-multiline': 'text',
  dropdown: 'text',
  tokens: 'string[]',
  checkbox: 'boolean',
  date: 'date',
  number: 'number',
};

/** A field as it is being written: as it is, or a new one that everybody sees and may leave out. */
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
