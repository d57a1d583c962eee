import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '#api/languages.ts';
import type { WordArea } from '#api/message-id.ts';
import { withinScript } from '#api/within-script.ts';
import { createWords, type Messages, type Words } from '#api/words.ts';
import type { Forum } from '#server/platform/forum.ts';

const folder = resolve(import.meta.dirname, '../../../locales');

/** Texts by message ID. */
type Texts = Readonly<Record<string, string>>;

const texts = new Map<string, Texts>();

/** Returns the messages of an area as written in `locales/`, read once. */
export function textsOf(language: Language, area: string): Texts {
  const key = `${language}/${area}`;
  const known = texts.get(key) ?? (JSON.parse(readFileSync(resolve(folder, `${key}.json`), 'utf8')) as Texts);
  texts.set(key, known);
  return known;
}

/** The names of all message areas. */
export const wordAreas: readonly WordArea[] = readdirSync(resolve(folder, 'en'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length) as WordArea)
  .sort();

/** The texts of one language, including the site's changes. */
export interface WordBook {
  readonly words: Words;
  /** The hash of all texts, used in the URLs of message files. */
  readonly version: string;
  /** Returns the messages of an area as JSON that is safe inside a script element. */
  readonly messagesOf: (area: WordArea) => string;
}

/** Builds the texts of a language. Missing translations fall back to English. */
function writeBook(language: Language, own: Texts): WordBook {
  const areas = {} as Record<WordArea, Messages>;
  const written: Partial<Record<WordArea, string>> = {};
  const hash = createHash('sha256');
  for (const area of wordAreas) {
    const english = textsOf('en', area);
    const said = Object.entries({ ...english, ...textsOf(language, area) })
      .filter(([id]) => id in english)
      .map(([id, text]) => [id, own[id] ?? text] as const);
    hash.update(JSON.stringify(said));
    areas[area] = Object.fromEntries(said.map(([id, text]) => [id, compileMessage(text)])) as Messages;
  }
  const load = () => Promise.reject(new Error('All words are there.'));
  return {
    words: createWords({ language, areas, load }),
    version: hash.digest('base64url').slice(0, 10),
    messagesOf: (area) => {
      written[area] ??= withinScript(JSON.stringify(areas[area]));
      return written[area];
    },
  };
}

/** Cached texts by the site's map of changed texts, which is replaced when a text changes (`forum.translations`). */
const books = new WeakMap<object, Map<Language, WordBook>>();

/** The source of the site's changed texts. */
interface OwnWords {
  readonly translations: Pick<Forum['translations'], 'get'>;
}

/** Returns the texts of a language, including the current changes of administrators. */
export async function wordBook({ translations }: OwnWords, language: Language): Promise<WordBook> {
  const own = await translations.get();
  const written = books.get(own) ?? new Map<Language, WordBook>();
  books.set(own, written);
  const book = written.get(language) ?? writeBook(language, own.get(language) ?? {});
  written.set(language, book);
  return book;
}

/** Returns the texts of a language on the server: `(await wordsOf(forum, 'fr')).t('errors.route.not-found')`. */
export const wordsOf = async (forum: OwnWords, language: Language): Promise<Words> =>
  (await wordBook(forum, language)).words;

const noOwnWords = new Map<string, Texts>();
const withoutOwnWords: OwnWords = { translations: { get: async () => noOwnWords } };

/**
 * Returns the built-in texts of a language without the site's changes, for responses while the database cannot be read.
 */
export const wordsWithoutDatabase = (language: Language): Promise<Words> => wordsOf(withoutOwnWords, language);
