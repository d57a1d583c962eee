/**
 * Derives the urlcode of a tag from its name: lower case, spaces become hyphens, and `. + # _` are preserved, so that
 * C, C++ and C# are distinct tags. Returns an empty string when no allowed character remains. The result has at most
 * 100 characters.
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
