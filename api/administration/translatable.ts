/** The resource that holds the translated texts of categories. */
export const categoryResource = 'categories';

/** The resource that holds the translated names of tags. */
export const tagResource = 'tags';

/** The resource that holds what a machine has translated; what a person has translated goes before it. */
export const machineResource = 'machineTranslated';

/** The texts of the forum's own records that can be translated, with the most characters of each. */
export const translatableTexts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  category: { name: 255, description: 1_000 },
  tag: { name: 100 },
};
