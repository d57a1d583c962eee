const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Returns the ID of a new section or widget: ten random characters. */
export const randomID = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => letters[byte % letters.length]).join('');
