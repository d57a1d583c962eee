import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '#api/languages.ts';
import type { MessageArea } from '#api/message-id.ts';
import { createTranslations, type Messages, type Translations } from '#api/translations.ts';
import { withinScript } from '#api/within-script.ts';
import { inProject } from '#server/platform/configuration/project-folder.ts';
import type { Forum } from '#server/platform/forum.ts';

const folder = inProject('locales');

/** Texts by message ID. */
type Texts = Readonly<Record<string, string>>;

const texts = new Map<string, Texts>();

/** Returns the messages of an area as written in `locales/`, read once. */
export function readMessages(language: Language, area: string): Texts {
  const key = `${language}/${area}`;
  const known = texts.get(key) ?? (JSON.parse(readFileSync(resolve(folder, `${key}.json`), 'utf8')) as Texts);
  texts.set(key, known);
  return known;
}

/** The names of all message areas. */
export const messageAreas: readonly MessageArea[] = readdirSync(resolve(folder, 'en'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length) as MessageArea)
  .sort();

/** The texts of one language, including the site's changes. */
export interface MessageCatalog {
  readonly words: Translations;
  /** The hash of all texts, used in the URLs of message files. */
  readonly version: string;
  /** Returns the messages of an area as JSON that is safe inside a script element. */
  readonly messagesOf: (area: MessageArea) => string;
}

/** Builds the texts of a language. Missing translations fall back to English. */
function buildMessageCatalog(language: Language, own: Texts): MessageCatalog {
  const areas = {} as Record<MessageArea, Messages>;
  const written: Partial<Record<MessageArea, string>> = {};
  const hash = createHash('sha256');
  for (const area of messageAreas) {
    const english = readMessages('en', area);
    const said = Object.entries({ ...english, ...readMessages(language, area) })
      .filter(([id]) => id in english)
      .map(([id, text]) => [id, own[id] ?? text] as const);
    hash.update(JSON.stringify(said));
    areas[area] = Object.fromEntries(said.map(([id, text]) => [id, compileMessage(text)])) as Messages;
  }
  const load = () => Promise.reject(new Error('All words are there.'));
  return {
    words: createTranslations({ language, areas, load }),
    version: hash.digest('base64url').slice(0, 10),
    messagesOf: (area) => {
      written[area] ??= withinScript(JSON.stringify(areas[area]));
      return written[area];
    },
  };
}

/** Cached texts by the site's map of changed texts, which is replaced when a text changes (`forum.translations`). */
const books = new WeakMap<object, Map<Language, MessageCatalog>>();

/** The source of the site's changed texts. */
interface OverrideSource {
  readonly translations: Pick<Forum['translations'], 'get'>;
}

/** Returns the texts of a language, including the current changes of administrators. */
export async function loadMessageCatalog(
  { translations }: OverrideSource,
  language: Language,
): Promise<MessageCatalog> {
  const own = await translations.get();
  const written = books.get(own) ?? new Map<Language, MessageCatalog>();
  books.set(own, written);
  const book = written.get(language) ?? buildMessageCatalog(language, own.get(language) ?? {});
  written.set(language, book);
  return book;
}

/** Returns the texts of a language on the server: `(await loadTexts(forum, 'fr')).t('errors.route.not-found')`. */
export const loadTexts = async (forum: OverrideSource, language: Language): Promise<Translations> =>
  (await loadMessageCatalog(forum, language)).words;

const noOverrides = new Map<string, Texts>();
const withoutOverrides: OverrideSource = { translations: { get: async () => noOverrides } };

/**
 * Returns the built-in texts of a language without the site's changes, for responses while the database cannot be read.
 */
export const loadBuiltInTexts = (language: Language): Promise<Translations> => loadTexts(withoutOverrides, language);
