import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '#api/languages.ts';
import type { WordArea } from '#api/message-id.ts';
import { withinScript } from '#api/within-script.ts';
import { createWords, type Messages, type Words } from '#api/words.ts';
import type { Forum } from '#server/platform/forum.ts';
import { inProject } from '#server/platform/project-folder.ts';

const folder = inProject('locales');

/** Texts by the id of their message. */
type Texts = Readonly<Record<string, string>>;

const texts = new Map<string, Texts>();

/** The messages of an area as they are written in `locales/`, read once. */
export function textsOf(language: Language, area: string): Texts {
  const key = `${language}/${area}`;
  const known = texts.get(key) ?? (JSON.parse(readFileSync(resolve(folder, `${key}.json`), 'utf8')) as Texts);
  texts.set(key, known);
  return known;
}

/** The names of all areas. */
export const wordAreas: readonly WordArea[] = readdirSync(resolve(folder, 'en'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length) as WordArea)
  .sort();

/** The words of one language with the site's own in them. */
export interface WordBook {
  readonly words: Words;
  /** Changes with every word; addresses of words carry it. */
  readonly version: string;
  /** An area's messages as JSON, safe inside a script element. */
  readonly messagesOf: (area: WordArea) => string;
}

/** Words that a language lacks are said in English. */
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

/** Books by the site's own words, of which there is a new map when one changes (`forum.translations`). */
const books = new WeakMap<object, Map<Language, WordBook>>();

/** Where the site's own words are. */
interface OwnWords {
  readonly translations: Pick<Forum['translations'], 'get'>;
}

/** The book of a language, with what administrators changed at this moment. */
export async function wordBook({ translations }: OwnWords, language: Language): Promise<WordBook> {
  const own = await translations.get();
  const written = books.get(own) ?? new Map<Language, WordBook>();
  books.set(own, written);
  const book = written.get(language) ?? writeBook(language, own.get(language) ?? {});
  written.set(language, book);
  return book;
}

/** The words of a language on the server: `(await wordsOf(forum, 'fr')).t('errors.route.not-found')`. */
export const wordsOf = async (forum: OwnWords, language: Language): Promise<Words> =>
  (await wordBook(forum, language)).words;

const noOwnWords = new Map<string, Texts>();
const withoutOwnWords: OwnWords = { translations: { get: async () => noOwnWords } };

/** The forum's own words of a language, without the site's changes: for answers while the database cannot be read. */
export const wordsWithoutDatabase = (language: Language): Promise<Words> => wordsOf(withoutOwnWords, language);
