import type { Language } from '#api/languages.ts';
import type { Translations } from '#api/translations.ts';
import { loadBuiltInTexts } from '#server/platform/text/message-catalog.ts';

/** The translation function of a journey, in the language of its user. */
export type JourneyWords = Translations['t'];

/**
 * Returns the translation function of a language, with the texts that the forum ships: `(await
 * loadJourneyTranslations('ar'))('account.sign-in.title')`.
 */
export const loadJourneyTranslations = async (language: Language): Promise<JourneyWords> =>
  (await loadBuiltInTexts(language)).t;
