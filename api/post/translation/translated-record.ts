/** A post that can be translated. */
export interface TranslatedRecord {
  readonly recordType: 'discussion' | 'comment';
  readonly recordID: number;
}
