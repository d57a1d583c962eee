import type { Translations } from '#api/translations.ts';
import type { Forum } from '#server/platform/forum.ts';
import { chooseLanguage } from './language-choice.ts';
import { loadTexts } from './message-catalog.ts';
import { knownLanguages } from './site-languages.ts';

/**
 * Returns the texts of the site's default language, for content cached for all viewers. English if the forum has no
 * translation of that language.
 */
export async function loadSiteTexts(forum: Forum): Promise<Translations> {
  const { 'garden.locale': site } = await forum.settings.get();
  return loadTexts(forum, chooseLanguage({ site }, new Set((await knownLanguages(forum)).keys())));
}
