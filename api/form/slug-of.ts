/**
 * Converts a name to a URL slug: lowercase Latin letters and digits, with hyphens for all other characters. Returns an
 * empty string for names in other scripts.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50);
