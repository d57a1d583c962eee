/** A translatable text of a record. `key` is `{recordType}.{recordID or key}.{propertyName}`. */
export interface TranslationProperty {
  readonly key: string;
  readonly recordType: string;
  readonly label: string;
  readonly sourceText: string;
  readonly maxLength?: number | undefined;
  readonly isMultiline?: boolean | undefined;
}

/** The input of the translator: texts of one record type and the target locales. */
export interface TranslatorInput {
  readonly resource: string;
  readonly properties: readonly TranslationProperty[];
  readonly locales: readonly string[];
  readonly sourceLocale: string;
  readonly currentLocale: string;
}

/** A request to save translations: new texts by key, and the keys whose translations are deleted. */
export interface TranslationChanges {
  readonly locale: string;
  readonly patch: Readonly<Record<string, string>>;
  readonly remove: readonly string[];
}

interface Translating {
  readonly properties: readonly TranslationProperty[];
  readonly locale: string;
  readonly stored: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly edits: Readonly<Record<string, string>>;
}

/** Returns the edits with one more text. A text equal to the stored one is not an edit. */
export function withEdit({ stored, locale, edits }: Translating, key: string, text: string) {
  const { [key]: _former, ...others } = edits;
  return text === (stored[locale]?.[key] ?? '') ? others : { ...others, [key]: text };
}

/** Returns the changes to send. Contains known properties only; an emptied text deletes its translation. */
export function changesOf({ properties, locale, stored, edits }: Translating): TranslationChanges {
  const known = Object.entries(edits).filter(([key]) => properties.some((property) => property.key === key));
  return {
    locale,
    patch: Object.fromEntries(known.filter(([, text]) => text !== '')),
    remove: known.filter(([key, text]) => text === '' && stored[locale]?.[key]).map(([key]) => key),
  };
}

/** Returns the stored translations of the locale after its edits are saved. */
export function withoutChanged(translating: Translating): Readonly<Record<string, string>> {
  const { patch, remove } = changesOf(translating);
  const all = { ...translating.stored[translating.locale], ...patch };
  return Object.fromEntries(Object.entries(all).filter(([key]) => !remove.includes(key)));
}

/**
 * Returns the record type of the properties.
 *
 * @throws when the properties belong to several record types
 */
export function recordTypeOf(properties: readonly TranslationProperty[]): string | undefined {
  const types = [...new Set(properties.map(({ recordType }) => recordType))];
  if (types.length > 1)
    throw new Error(`A translator can only work with 1 recordType at a time. Got multiple: ${types.join(', ')}`);
  return types[0];
}
