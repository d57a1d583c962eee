import type { Language } from '#api/languages.ts';
import type { Words } from '#api/words.ts';
import { wordsOf } from '#server/platform/text/words.ts';

/** How a journey says what it looks for, in the language in which somebody reads the forum. */
export type JourneyWords = Words['t'];

/** The words of a language as the forum brings them along: `(await journeyWords('ar'))('account.sign-in.title')`. */
export const journeyWords = async (language: Language): Promise<JourneyWords> =>
  (await wordsOf({ translations: { get: async () => new Map() } } as never, language)).t;
