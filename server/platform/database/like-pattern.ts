/** Escapes a text for `like`, so that its special characters match literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
