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

/** Parses the key of a text. All parts are empty when the key is malformed. */
export function readPropertyKey(key: string): TextName {
  const [, recordType = '', recordKey = '', propertyName = ''] = /^([^.]+)\.(.*)\.([^.]+)$/s.exec(key) ?? [];
  return { recordType, recordKey, propertyName };
}
