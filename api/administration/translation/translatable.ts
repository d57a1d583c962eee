/** The resource of the translated texts of categories. */
export const categoryResource = 'categories';

/** The resource of the translated names of tags. */
export const tagResource = 'tags';

/** The resource of the translated texts of post types and their fields. */
export const postTypeResource = 'postTypes';

/** The resource of machine translations. Human translations take precedence. */
export const machineResource = 'machineTranslated';

const translatableTexts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  category: { name: 255, description: 1_000 },
  tag: { name: 100 },
  postType: { name: 100, postButtonLabel: 100, postHelperText: 500 },
  // Each option is translated as a separate text: `optionProperty`.
  postField: { label: 100, description: 500, 'option-': 100 },
};

/** Checks whether a record type belongs to the forum itself, which defines its translatable texts. */
export const isTranslatable = (recordType: string): boolean => Object.hasOwn(translatableTexts, recordType);

/**
 * Returns the maximum length of a text of the forum's own records, in characters. Returns undefined when the text
 * cannot be translated.
 */
export function maxTextLength(recordType: string, propertyName: string): number | undefined {
  const texts = isTranslatable(recordType) ? (translatableTexts[recordType] ?? {}) : {};
  const name = propertyName.replace(/^option-.*/, 'option-');
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
