/** Returns the number that a record's ID consists of. Undefined for any other text. */
export const recordIDOf = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
