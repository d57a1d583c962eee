import { type Language, languages } from '#api/languages.ts';
import type { Translations } from '#api/translations.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import type { Forum } from '#server/platform/forum.ts';
import { chooseLanguage } from '#server/platform/text/language-choice.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';

/** Returns the language of an e-mail: the recipient's, else the site's, else English. */
export const mailLanguage = (wished: string | null | undefined, settings: Settings): Language =>
  chooseLanguage({ member: wished, site: settings['garden.locale'] }, new Set(Object.keys(languages)));

/** Returns the texts for e-mails in the recipient's language. */
export const loadMailTexts = async (forum: Forum, wished: string | null | undefined): Promise<Translations> =>
  loadTexts(forum, mailLanguage(wished, await forum.settings.get()));
