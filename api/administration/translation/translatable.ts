/** The resource of the translated texts of categories. */
export const categoryResource = 'categories';

/** The resource of the translated names of tags. */
export const tagResource = 'tags';

/** The resource of the translated texts of post types and their fields. */
export const postTypeResource = 'postTypes';

/** The resource of the translated texts of settings, such as the name of the site. */
export const settingResource = 'settings';

/** The resource of the translated names of navigation items. */
export const navigationResource = 'navigation';

/** The resource of the translated texts of subcommunities. */
export const sectionResource = 'subcommunities';

/** The resource of the translated texts of widgets and custom pages. */
export const layoutResource = 'layouts';

/** The resource of the translated texts of profile fields. */
export const profileFieldResource = 'profileFields';

/** The resource of the translated announcements above pages. */
export const messageResource = 'moderationMessages';

/** The resource of the translated reasons of reports. */
export const reportReasonResource = 'reportReasons';

/** The resource of machine translations. Human translations take precedence. */
export const machineResource = 'machineTranslated';

/** A text of a record that can be translated. */
export interface TranslatableProperty {
  /** In characters. */
  readonly maxLength: number;
  readonly isMultiline?: boolean;
  readonly isHtml?: boolean;
}

/** The translatable texts of a type of records. A name that ends in a hyphen stands for all names that begin with it. */
export type TranslatableProperties = Readonly<Record<string, TranslatableProperty>>;

/**
 * The translatable texts of the forum's own types of records. The resources of the server use the same table
 * (`server/administration/translation/resource/`).
 */
export const translatableRecords = {
  category: { name: { maxLength: 255 }, description: { maxLength: 1_000, isMultiline: true } },
  tag: { name: { maxLength: 100 } },
  postType: {
    name: { maxLength: 100 },
    postButtonLabel: { maxLength: 100 },
    postHelperText: { maxLength: 500, isMultiline: true },
  },
  // Each option is translated as a separate text: `optionProperty`.
  postField: {
    label: { maxLength: 100 },
    description: { maxLength: 500, isMultiline: true },
    'option-': { maxLength: 100 },
  },
  navigationItem: { name: { maxLength: 100 }, badge: { maxLength: 30 } },
  section: { name: { maxLength: 100 }, description: { maxLength: 500, isMultiline: true } },
  customPage: { seoTitle: { maxLength: 100 }, seoDescription: { maxLength: 350, isMultiline: true } },
  moderationMessage: { body: { maxLength: 20_000, isMultiline: true } },
  reportReason: { name: { maxLength: 100 }, description: { maxLength: 500, isMultiline: true } },
  profileField: {
    label: { maxLength: 100 },
    description: { maxLength: 500, isMultiline: true },
    'option-': { maxLength: 100 },
  },
} as const satisfies Readonly<Record<string, TranslatableProperties>>;

/** Returns a translatable text of a type of records; undefined if the property cannot be translated. */
export function propertyNamed(
  properties: TranslatableProperties,
  propertyName: string,
): TranslatableProperty | undefined {
  const name = /^[^-]*-/.exec(propertyName)?.[0] ?? propertyName;
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/**
 * Returns the maximum length of a text of the forum's own records, in characters. Returns undefined when the text
 * cannot be translated.
 */
export function maxTextLength(recordType: string, propertyName: string): number | undefined {
  const records: Readonly<Record<string, TranslatableProperties>> = translatableRecords;
  const properties = Object.hasOwn(records, recordType) ? records[recordType] : undefined;
  return properties && propertyNamed(properties, propertyName)?.maxLength;
}
