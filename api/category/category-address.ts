/** Returns the URL of a category's page, `/categories/{urlcode}`. */
export const categoryAddress = (urlcode: string): string => `/categories/${encodeURIComponent(urlcode)}`;

/** Returns the URL of the list of a tag's discussions. */
export const tagAddress = (tagID: number): string => `/discussions?tagID=${tagID}`;

const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/**
 * Derives a URL slug from a name: lower case, without accents, words joined by hyphens, at most 100 characters. Letters
 * of non-Latin scripts are preserved. Returns an empty string when the name contains neither letters nor digits.
 *
 * @example urlcodeOf('Café & Crème') // 'cafe-creme'
 */
export const urlcodeOf = (name: string): string =>
  [...name.toLowerCase()]
    .map((letter) => latin[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '');
