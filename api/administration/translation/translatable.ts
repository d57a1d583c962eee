/** The resource that holds the translated texts of categories. */
export const categoryResource = 'categories';

/** The resource that holds the translated names of tags. */
export const tagResource = 'tags';

/** The resource that holds the translated texts of types of posts and of their fields. */
export const postTypeResource = 'postTypes';

/** The resource that holds what a machine has translated; what a person has translated goes before it. */
export const machineResource = 'machineTranslated';

const translatableTexts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  category: { name: 255, description: 1_000 },
  tag: { name: 100 },
  postType: { name: 100, postButtonLabel: 100, postHelperText: 500 },
  // Each of its options is a text of its own: `optionProperty`.
  postField: { label: 100, description: 500, 'option-': 100 },
};

/** Whether records of this kind are the forum's own, of whose texts it says which can be translated. */
export const isTranslatable = (recordType: string): boolean => Object.hasOwn(translatableTexts, recordType);

/** The most characters of a text of the forum's own records; undefined where it cannot be translated. */
export function mostCharactersOf(recordType: string, propertyName: string): number | undefined {
  const texts = isTranslatable(recordType) ? (translatableTexts[recordType] ?? {}) : {};
  const name = propertyName.replace(/^option-.*/, 'option-');
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
