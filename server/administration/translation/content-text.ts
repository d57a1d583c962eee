import type { Kysely } from 'kysely';
import { propertyKeyOf, type TextName } from '#api/administration/translation/translation-key.ts';
import type { Language } from '#api/languages.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { textsInLanguages } from '#server/platform/text/derived-texts.ts';
import { contentLanguagesOf } from '#server/platform/text/site-languages.ts';
import { readTextsOfResources } from './resource/translatable-record.queries.ts';
import { translatableResources } from './resource/translatable-resource.ts';

/** The translations of one language by the key of the text (`propertyKeyOf`). */
export type ContentTexts = ReadonlyMap<string, string>;

/** The event bus topic for changed translations of content. It also clears the cached pages of guests. */
export const contentTextsChanged = 'content-texts.changed';

/**
 * Loads the translations of the resources that have no copies of their own, by language. A human translation takes
 * precedence over a machine translation.
 */
export async function loadContentTexts(db: Kysely<Tables>): Promise<ReadonlyMap<string, ContentTexts>> {
  const resources = translatableResources().filter(({ invalidate }) => !invalidate);
  const rows = await readTextsOfResources(db, resources);
  const texts = new Map<string, Map<string, string>>();
  // Later rows override earlier ones.
  for (const { locale, translation, ...name } of rows)
    texts.set(locale, (texts.get(locale) ?? new Map<string, string>()).set(propertyKeyOf(name), translation));
  return texts;
}

/** Returns the translations into a language. A missing one is taken from the languages from which it derives. */
export async function contentTextsIn(
  forum: Pick<Forum, 'contentTexts' | 'locales'>,
  language: Language | null | undefined,
): Promise<ContentTexts | undefined> {
  const [texts, languages] = await Promise.all([forum.contentTexts.get(), contentLanguagesOf(forum, language)]);
  return textsInLanguages(texts, languages);
}

/** Returns the translation of a text; the original if it is empty or has none. */
export const translated = (texts: ContentTexts | undefined, name: TextName, original: string): string =>
  (original === '' ? undefined : texts?.get(propertyKeyOf(name))) ?? original;

/** Returns the texts of a record, by property, with their translations. A text without a translation stays original. */
export const translatedRecord = <Texts extends Readonly<Record<string, string | null>>>(
  texts: ContentTexts | undefined,
  record: Omit<TextName, 'propertyName'>,
  originals: Texts,
): Texts =>
  Object.fromEntries(
    Object.entries(originals).map(([propertyName, original]) => [
      propertyName,
      original && translated(texts, { ...record, propertyName }, original),
    ]),
  ) as Texts;
