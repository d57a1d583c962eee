import { type WordState, wordStates } from './word-states.ts';

/** The path of the page with the texts of the interface. */
export const wordsPath = '/settings/words';

/** The filter of the texts in the URL of the page. */
export interface WordAddress {
  readonly locale: string;
  readonly query: string;
  readonly area: string;
  /** The address of a page whose texts are shown, such as `/discussions`. */
  readonly place: string;
  readonly state: WordState | undefined;
  readonly page: number;
}

/** Returns the URL of the texts of a language with a filter. */
export function wordsUrl({ locale, page = 1, ...filter }: Partial<WordAddress> & Pick<WordAddress, 'locale'>): string {
  const query = new URLSearchParams({ locale });
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return `${wordsPath}?${query}`;
}

/** Returns the state in a URL. */
export const wordStateIn = (text: string | undefined): WordState | undefined =>
  wordStates.find((state) => state === text);
