/** One text of a record that can be translated; `key` is `{recordType}.{recordID or key}.{propertyName}`. */
export interface TranslationProperty {
  readonly key: string;
  readonly recordType: string;
  readonly label: string;
  readonly sourceText: string;
  readonly maxLength?: number | undefined;
  readonly isMultiline?: boolean | undefined;
}

/** What is translated: texts of one kind of record, into which locales. */
export interface TranslatorInput {
  readonly resource: string;
  readonly properties: readonly TranslationProperty[];
  readonly locales: readonly string[];
  readonly sourceLocale: string;
  readonly currentLocale: string;
}

/** What is sent when translations are saved: new texts by key, and the keys whose translation is taken away. */
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

/** The changes with one more text; a text that is as stored is no change. */
export function withEdit({ stored, locale, edits }: Translating, key: string, text: string) {
  const { [key]: _former, ...others } = edits;
  return text === (stored[locale]?.[key] ?? '') ? others : { ...others, [key]: text };
}

/** What of the changes is sent: known properties only; an emptied text takes its translation away. */
export function changesOf({ properties, locale, stored, edits }: Translating): TranslationChanges {
  const known = Object.entries(edits).filter(([key]) => properties.some((property) => property.key === key));
  return {
    locale,
    patch: Object.fromEntries(known.filter(([, text]) => text !== '')),
    remove: known.filter(([key, text]) => text === '' && stored[locale]?.[key]).map(([key]) => key),
  };
}

/** What is stored of a locale once its changes are saved. */
export function withoutChanged(translating: Translating): Readonly<Record<string, string>> {
  const { patch, remove } = changesOf(translating);
  const all = { ...translating.stored[translating.locale], ...patch };
  return Object.fromEntries(Object.entries(all).filter(([key]) => !remove.includes(key)));
}

/** @throws when texts of several kinds of records are to be translated at once */
export function recordTypeOf(properties: readonly TranslationProperty[]): string | undefined {
  const types = [...new Set(properties.map(({ recordType }) => recordType))];
  if (types.length > 1)
    throw new Error(`A translator can only work with 1 recordType at a time. Got multiple: ${types.join(', ')}`);
  return types[0];
}
