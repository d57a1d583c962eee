import type { Language } from '#api/languages.ts';
import type { Translations } from '#api/translations.ts';
import type { Forum } from '#server/platform/forum.ts';
import { chooseLanguage } from '#server/platform/text/language-choice.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { knownLanguages } from '#server/platform/text/site-languages.ts';

/** Returns the language of an e-mail: the recipient's, else the site's, else English. */
export const mailLanguage = async (forum: Forum, wished?: string | null): Promise<Language> =>
  chooseLanguage(
    { member: wished, site: (await forum.settings.get())['garden.locale'] },
    new Set((await knownLanguages(forum)).keys()),
  );

/** Returns the texts for e-mails in the recipient's language. */
export const loadMailTexts = async (forum: Forum, wished: string | null | undefined): Promise<Translations> =>
  loadTexts(forum, await mailLanguage(forum, wished));
