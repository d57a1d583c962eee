/** Where a category is read: `/categories/{urlcode}`. */
export const categoryAddress = (urlcode: string): string => `/categories/${encodeURIComponent(urlcode)}`;

/** Where the discussions of a tag are listed. */
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
 * A code for addresses out of a name: lower case, accents taken off, words joined by hyphens, at most 100 characters.
 * Letters of other scripts stay as they are. Empty when the name has neither letters nor digits.
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
