import {
  propertyNamed,
  type TranslatableProperties,
  type TranslatableProperty,
} from '#api/administration/translation/translatable.ts';
import type { ApiErrorCode } from '#api/errors.ts';
import type { MessageID } from '#api/message-id.ts';
import { optionProperty } from '#api/post/option-name.ts';
import type { Translations } from '#api/translations.ts';
import type { Forum } from '#server/platform/forum.ts';

/** A text in the source language. */
export interface SourceText {
  readonly propertyName: string;
  readonly sourceText: string;
  /** The name of the text, where its record type has none for the property. */
  readonly label?: string | undefined;
  /** The limit of a text that its record type does not name. */
  readonly limit?: TranslatableProperty | undefined;
  /** Returns the reason why a translation cannot be used, such as HTML that the site does not allow. */
  readonly refuse?: ((translation: string) => string | undefined) | undefined;
}

/** A record with its texts in the source language. */
export interface SourceRecord {
  readonly recordType: string;
  /** The ID of the record as a text, or its key. */
  readonly recordKey: string;
  readonly name: string;
  readonly texts: readonly SourceText[];
}

/** A type of records of a resource. */
interface RecordType {
  readonly properties: TranslatableProperties;
  /** The names of the properties in the interface. A text with a label of its own needs none. */
  readonly labels: Readonly<Record<string, MessageID>>;
  /** The error for a record that does not exist. */
  readonly notFound?: ApiErrorCode;
}

/** A kind of content whose texts can be translated (docs/how-to-add-a-translatable-resource.md). */
export interface TranslatableResource {
  /** Identifies the resource in addresses, and in the table `translation_resource`. */
  readonly urlCode: string;
  readonly recordTypes: Readonly<Record<string, RecordType>>;
  /**
   * Returns all records with their texts, also the empty ones, in the order in which translators see them. `words` are
   * the texts of the interface in the language of the translator, for names and labels.
   */
  readonly listRecords: (forum: Forum, words: Pick<Translations, 't'>) => Promise<readonly SourceRecord[]>;
  /**
   * Invalidates the copies of the translated records in every process. A resource without it is translated by
   * `translated` (`content-text.ts`).
   */
  readonly invalidate?: (forum: Forum) => Promise<unknown>;
}

const resources = new Map<string, TranslatableResource>();
const byRecordType = new Map<string, TranslatableResource>();

/** Adds a translatable resource, for the forum itself and for add-ons. */
export function defineTranslatableResource(resource: TranslatableResource): void {
  const { urlCode, recordTypes } = resource;
  if (resources.has(urlCode)) throw new Error(`The translatable resource ${urlCode} is defined twice.`);
  for (const recordType of Object.keys(recordTypes)) {
    if (byRecordType.has(recordType)) throw new Error(`Two translatable resources have records of type ${recordType}.`);
    byRecordType.set(recordType, resource);
  }
  resources.set(urlCode, resource);
}

/** Returns all translatable resources in the order of their definition. */
export const translatableResources = (): readonly TranslatableResource[] => [...resources.values()];

/** Returns a translatable resource; undefined if the forum has no such records. */
export const translatableResource = (urlCode: string): TranslatableResource | undefined => resources.get(urlCode);

/** Returns the resource of a type of records; undefined for records outside the forum. */
export const resourceOfRecordType = (recordType: string): TranslatableResource | undefined =>
  byRecordType.get(recordType);

/** Returns the limit of a text of a record; undefined if it cannot be translated. */
export function limitOf(
  { recordTypes }: TranslatableResource,
  { recordType, texts }: SourceRecord,
  propertyName: string,
): TranslatableProperty | undefined {
  const own = texts.find((text) => text.propertyName === propertyName)?.limit;
  return own ?? propertyNamed(recordTypes[recordType]?.properties ?? {}, propertyName);
}

/** Returns a record with its texts, given by property. */
export const sourceRecord = (
  record: { readonly recordType: string; readonly recordKey: string | number; readonly name: string },
  texts: Readonly<Record<string, string | null>>,
): SourceRecord => ({
  ...record,
  recordKey: String(record.recordKey),
  texts: Object.entries(texts).map(([propertyName, text]) => ({ propertyName, sourceText: text ?? '' })),
});

/** Returns a field with its label, its description and its options as texts. Options that are numbers are not translated. */
export function fieldRecord(
  field: { readonly recordType: string; readonly recordKey: string },
  {
    label,
    description,
    dropdownOptions,
  }: {
    readonly label: string;
    readonly description?: string | null | undefined;
    readonly dropdownOptions?: readonly (string | number)[] | null | undefined;
  },
  t: Translations['t'],
): SourceRecord {
  const record = sourceRecord({ ...field, name: label }, { label, description: description ?? null });
  const options = (dropdownOptions ?? []).filter((option) => typeof option === 'string');
  const optionTexts = options.map((option) => ({
    propertyName: optionProperty(option),
    sourceText: option,
    label: t('administration.field.option', { name: option }),
  }));
  return { ...record, texts: [...record.texts, ...optionTexts] };
}
