/** A translatable text of a record. `key` is `{recordType}.{recordID or key}.{propertyName}`. */
export interface TranslationProperty {
  readonly key: string;
  readonly recordType: string;
  readonly label: string;
  readonly sourceText: string;
  readonly maxLength?: number | undefined;
  readonly isMultiline?: boolean | undefined;
  readonly isHtml?: boolean | undefined;
}

/** The input of the translator: texts of one record type and the target locales. */
export interface TranslatorInput {
  readonly resource: string;
  readonly properties: readonly TranslationProperty[];
  readonly locales: readonly string[];
  readonly sourceLocale: string;
  readonly currentLocale: string;
  /** The translations that are loaded already, by locale. */
  readonly stored?: Readonly<Record<string, StoredTranslations>> | undefined;
}

/** The stored translations of a record in a locale, by key. */
export interface StoredTranslations {
  readonly texts: Readonly<Record<string, string>>;
  /** The keys of the texts that a machine wrote and no person has confirmed. */
  readonly byMachine: readonly string[];
}

/** A request to save translations. */
export interface TranslationChanges {
  readonly locale: string;
  /** The new texts by key. */
  readonly patch: Readonly<Record<string, string>>;
  /** The keys of the new texts that a machine wrote. */
  readonly byMachine: readonly string[];
  /** The keys of the translations to delete. */
  readonly remove: readonly string[];
}

interface Translating {
  readonly properties: readonly TranslationProperty[];
  readonly locale: string;
  readonly stored: Readonly<Record<string, StoredTranslations>>;
  readonly edits: Readonly<Record<string, string>>;
  /** The keys of the edits that a machine wrote. */
  readonly machineEdits: readonly string[];
}

/** A change of a text: an entered or machine-translated text, or the confirmation of the current one. */
export interface TextEdit {
  readonly key: string;
  readonly text: string;
  /** Omitted for a text that a person entered. */
  readonly origin?: 'machine' | 'confirmation' | undefined;
}

/** Returns the edits with one more text. A text equal to the stored one is not an edit unless it is confirmed. */
export function withEdit({ stored, locale, edits, machineEdits }: Translating, { key, text, origin }: TextEdit) {
  const { [key]: _former, ...others } = edits;
  const isSame = text === (stored[locale]?.texts[key] ?? '') && origin === undefined;
  const otherMachineEdits = machineEdits.filter((one) => one !== key);
  return {
    edits: isSame ? others : { ...others, [key]: text },
    machineEdits: origin === 'machine' ? [...otherMachineEdits, key] : otherMachineEdits,
  };
}

/** Returns the changes to send. Contains known properties only; an emptied text deletes its translation. */
export function changesOf({ properties, locale, stored, edits, machineEdits }: Translating): TranslationChanges {
  const known = Object.entries(edits).filter(([key]) => properties.some((property) => property.key === key));
  const patch = Object.fromEntries(known.filter(([, text]) => text !== ''));
  return {
    locale,
    patch,
    byMachine: machineEdits.filter((key) => key in patch),
    remove: known.filter(([key, text]) => text === '' && stored[locale]?.texts[key]).map(([key]) => key),
  };
}

/** Returns the stored translations of the locale after its edits are saved. */
export function withoutChanged(translating: Translating): StoredTranslations {
  const { patch, remove, byMachine } = changesOf(translating);
  const former = translating.stored[translating.locale] ?? { texts: {}, byMachine: [] };
  const isChanged = (key: string) => key in patch || remove.includes(key);
  return {
    texts: Object.fromEntries(Object.entries({ ...former.texts, ...patch }).filter(([key]) => !remove.includes(key))),
    byMachine: [...former.byMachine.filter((key) => !isChanged(key)), ...byMachine],
  };
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
