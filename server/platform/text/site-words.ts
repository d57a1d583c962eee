import { languages } from '#api/languages.ts';
import type { Words } from '#api/words.ts';
import type { Forum } from '#server/platform/forum.ts';
import { chooseLanguage } from './language-choice.ts';
import { wordsOf } from './words.ts';

/** The words of the site's own language, for what is kept for everybody; English where the forum does not speak it. */
export async function siteWords(forum: Forum): Promise<Words> {
  const { 'garden.locale': site } = await forum.settings.get();
  return wordsOf(forum, chooseLanguage({ site }, new Set(Object.keys(languages))));
}
