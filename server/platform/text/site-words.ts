import { languages } from '#api/languages.ts';
import type { Words } from '#api/words.ts';
import type { Forum } from '#server/platform/forum.ts';
import { chooseLanguage } from './language-choice.ts';
import { wordsOf } from './words.ts';

/**
 * Returns the texts of the site's default language, for content cached for all viewers. English if the forum has no
 * translation of that language.
 */
export async function siteWords(forum: Forum): Promise<Words> {
  const { 'garden.locale': site } = await forum.settings.get();
  return wordsOf(forum, chooseLanguage({ site }, new Set(Object.keys(languages))));
}
