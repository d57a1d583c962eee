/** Escapes a text for `like`, so that its special characters match literally. */
export const escapeLike = (words: string): string => words.replace(/[\\%_]/g, '\\$&');
