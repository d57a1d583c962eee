/** The data types of profile field answers (docs/behavior/member.md#profile-fields). */
export const profileDataTypes = ['text', 'boolean', 'date', 'number', 'string[]', 'number[]'] as const;
export type ProfileDataType = (typeof profileDataTypes)[number];

/** The form controls for profile fields. */
export const profileFormTypes = ['text', 'text-multiline', 'dropdown', 'tokens', 'checkbox', 'date', 'number'] as const;
export type ProfileFormType = (typeof profileFormTypes)[number];

/** Maps each data type to the form controls that support it. */
export const formTypesOf: Readonly<Record<ProfileDataType, readonly ProfileFormType[]>> = {
  text: ['text', 'text-multiline', 'dropdown'],
  boolean: ['checkbox'],
  date: ['date'],
  number: ['number', 'dropdown'],
  'string[]': ['tokens'],
  'number[]': ['tokens'],
};

/** An answer to a profile field. */
export type ProfileValue = string | number | boolean | string[] | number[];

/** The answers of a member, keyed by profile field name. */
export type ProfileValues = Readonly<Record<string, ProfileValue>>;
