/**
 * The code of a tag made from its name: lower case, spaces become hyphens, and `. + # _` stay, so that C, C++ and C#
 * are three tags. Empty when nothing is left; at most 100 characters.
 */
export const tagUrlcodeOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/gu, '-')
    .replace(/[^\p{L}\p{M}\p{N}_.+#-]+/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100);
