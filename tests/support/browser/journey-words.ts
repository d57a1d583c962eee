import type { Language } from '#api/languages.ts';
import type { Translations } from '#api/translations.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';

/** How a journey says what it looks for, in the language in which somebody reads the forum. */
export type JourneyWords = Translations['t'];

/** The words of a language as the forum brings them along: `(await journeyWords('ar'))('account.sign-in.title')`. */
export const journeyWords = async (language: Language): Promise<JourneyWords> =>
  (await loadTexts({ translations: { get: async () => new Map() } } as never, language)).t;
