/** Identifies a text of a record. `recordKey` is the record's ID if it has one. */
export interface TextName {
  readonly recordType: string;
  readonly recordKey: string;
  readonly propertyName: string;
}

/**
 * Returns the key of a text: `{recordType}.{recordID or recordKey}.{propertyName}`
 * (docs/behavior/administration.md#content-translations).
 */
export const propertyKeyOf = ({ recordType, recordKey, propertyName }: TextName): string =>
  `${recordType}.${recordKey}.${propertyName}`;

const mask = 0xffff_ffff_ffff_ffffn;

/**
 * Returns the name of a property for a text of a list without IDs, such as an option or the name of a link. The name
 * contains a hash of the text (FNV-1a, 64 bits): lists are reordered, and names allow only a restricted character set. So
 * equal texts have one translation, and a changed text has none.
 */
export function listedProperty(list: string, text: string): string {
  let print = 0xcbf2_9ce4_8422_2325n;
  for (const part of new TextEncoder().encode(text)) print = ((print ^ BigInt(part)) * 0x100_0000_01b3n) & mask;
  return `${list}-${print.toString(36)}`;
}

/** Parses the key of a text. All parts are empty when the key is malformed. */
export function readPropertyKey(key: string): TextName {
  const [, recordType = '', recordKey = '', propertyName = ''] = /^([^.]+)\.(.*)\.([^.]+)$/s.exec(key) ?? [];
  return { recordType, recordKey, propertyName };
}
