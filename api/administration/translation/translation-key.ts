/** Which text of which record: `recordKey` is the record's number where it has one. */
export interface TextName {
  readonly recordType: string;
  readonly recordKey: string;
  readonly propertyName: string;
}

/** The key of a text: `{recordType}.{recordID or recordKey}.{propertyName}` (`spec/behaviours.md` §21). */
export const propertyKeyOf = ({ recordType, recordKey, propertyName }: TextName): string =>
  `${recordType}.${recordKey}.${propertyName}`;

/** The text that a key names; all is empty where it is no such key. */
export function readPropertyKey(key: string): TextName {
  const [, recordType = '', recordKey = '', propertyName = ''] = /^([^.]+)\.(.*)\.([^.]+)$/s.exec(key) ?? [];
  return { recordType, recordKey, propertyName };
}
