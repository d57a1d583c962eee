/** What kinds of answers a profile field can hold (`spec/api.md`, ProfileField). */
export const profileDataTypes = ['text', 'boolean', 'date', 'number', 'string[]', 'number[]'] as const;
export type ProfileDataType = (typeof profileDataTypes)[number];

/** How a profile field is asked. */
export const profileFormTypes = ['text', 'text-multiline', 'dropdown', 'tokens', 'checkbox', 'date', 'number'] as const;
export type ProfileFormType = (typeof profileFormTypes)[number];

/** Which ways of asking fit which kind of answer. */
export const formTypesOf: Readonly<Record<ProfileDataType, readonly ProfileFormType[]>> = {
  text: ['text', 'text-multiline', 'dropdown'],
  boolean: ['checkbox'],
  date: ['date'],
  number: ['number', 'dropdown'],
  'string[]': ['tokens'],
  'number[]': ['tokens'],
};

/** What somebody answered to a profile field. */
export type ProfileValue = string | number | boolean | string[] | number[];

/** Somebody's answers, by the fields' names. */
export type ProfileValues = Readonly<Record<string, ProfileValue>>;
