import type { Word, WordState } from '#api/administration/translation/word.contract.ts';
import type { Language } from '#api/languages.ts';
import type { Forum } from '#server/platform/forum.ts';
import { messageAreas, readMessages } from '#server/platform/text/message-catalog.ts';
import { knownLanguages, lineageOf } from '#server/platform/text/site-languages.ts';
import { listStoredWords } from './locale.queries.ts';

/** The texts of the forum and of the site in the languages in which a text is looked up, the nearest first. */
interface Layer {
  readonly language: Language;
  readonly changed: Readonly<Record<string, string>>;
}

const layersOf = async (forum: Forum, locale: Language): Promise<readonly Layer[]> => {
  const [languages, changed] = await Promise.all([knownLanguages(forum), forum.translations.get()]);
  const lineage = locale === 'en' ? ['en'] : lineageOf(locale, languages);
  return lineage.map((language) => ({ language, changed: changed.get(language) ?? {} }));
};

const textIn = ({ language, changed }: Layer, area: string, id: string): string | undefined =>
  changed[id] ?? readMessages(language, area)[id];

/** Returns every text of the interface in a language, in the order of the areas and of the files. */
export async function listWordsOf(forum: Forum, locale: Language): Promise<readonly Word[]> {
  const layers = await layersOf(forum, locale);
  const english = (await forum.translations.get()).get('en') ?? {};
  const stored = new Map((await listStoredWords(forum.db, locale)).map((word) => [word.key, word]));
  return messageAreas.flatMap((area) =>
    Object.entries(readMessages('en', area)).map(([id, source]): Word => {
      const own = stored.get(id);
      const derived = layers.map((layer) => textIn(layer, area, id)).find((text) => text !== undefined);
      const inherited = layers.slice(1).map((layer) => textIn(layer, area, id));
      const builtIn = [readMessages(locale, area)[id], ...inherited].find((text) => text !== undefined);
      return {
        id,
        area,
        source,
        builtIn: builtIn ?? null,
        text: own?.translation ?? null,
        shown: own?.translation ?? derived ?? english[id] ?? source,
        isMissing: own === undefined && derived === undefined,
        isByMachine: own?.isByMachine ?? false,
        formerSource: own?.source !== undefined && own.source !== null && own.source !== source ? own.source : null,
      };
    }),
  );
}

/** Returns the number of texts of the interface, and of those that a language or one that it derives from has. */
export async function countWordsOf(forum: Forum, locale: Language): Promise<{ total: number; translated: number }> {
  const layers = await layersOf(forum, locale);
  let total = 0;
  let translated = 0;
  for (const area of messageAreas)
    for (const id of Object.keys(readMessages('en', area))) {
      total += 1;
      if (layers.some((layer) => textIn(layer, area, id) !== undefined)) translated += 1;
    }
  return { total, translated };
}

const isIn: Record<WordState, (word: Word) => boolean> = {
  changed: ({ text }) => text !== null,
  missing: ({ isMissing }) => isMissing,
  machine: ({ isByMachine }) => isByMachine,
  outdated: ({ formerSource }) => formerSource !== null,
};

/** Returns a text without case, accents and Arabic vowel marks, so that they do not matter in a search. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Returns the texts that contain a searched text and belong to one of the areas and to a state. */
export function filterWords(
  words: readonly Word[],
  {
    query,
    areas,
    state,
  }: { query?: string | undefined; areas?: readonly string[] | undefined; state?: WordState | undefined },
): readonly Word[] {
  const searched = plain(query?.trim() ?? '');
  return words.filter(
    (word) =>
      (!areas || areas.length === 0 || areas.includes(word.area)) &&
      (!state || isIn[state](word)) &&
      (searched === '' || [word.id, word.source, word.shown].some((text) => plain(text).includes(searched))),
  );
}
