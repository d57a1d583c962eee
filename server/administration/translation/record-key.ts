/** Checks whether the key of a record is its ID. */
export const isRecordNumber = (key: string): boolean => /^\d{1,15}$/.test(key);
