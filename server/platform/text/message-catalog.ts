import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { isBuiltInLanguage, type Language } from '#api/languages.ts';
import type { MessageArea } from '#api/message-id.ts';
import type { Message } from '#api/message-text.ts';
import { createTranslations, type Messages, type Translations } from '#api/translations.ts';
import { withinScript } from '#api/within-script.ts';
import type { StoredLocale } from '#server/administration/translation/locale.queries.ts';
import { inProject } from '#server/platform/configuration/project-folder.ts';
import type { Forum } from '#server/platform/forum.ts';
import { type KnownLanguages, knownLanguages, lineageOf } from './site-languages.ts';

const folder = inProject('locales');

/** Texts by message ID. */
type Texts = Readonly<Record<string, string>>;

const texts = new Map<string, Texts>();

/** Returns the messages of an area as written in `locales/`, read once. Empty for added languages. */
export function readMessages(language: Language, area: string): Texts {
  if (!isBuiltInLanguage(language)) return {};
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

/** The compiled form of built-in texts, so that a changed text does not compile all others again. */
const compiled = new Map<string, Message>();

/** Compiles a message. Built-in texts are compiled once. */
function compileText(text: string, isBuiltIn: boolean): Message {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const message = compileMessage(text) as Message;
  if (isBuiltIn) compiled.set(text, message);
  return message;
}

/** The site's changed texts, by language and message ID. */
type Overrides = ReadonlyMap<string, Texts>;

/** Returns the texts of an area in which a language is shown, and the built-in ones among them. */
function resolveTexts(area: string, lineage: readonly Language[], changed: Overrides): Texts {
  const english = readMessages('en', area);
  const layers = ['en', ...lineage.toReversed()].map((one) => ({ ...readMessages(one, area), ...changed.get(one) }));
  return Object.fromEntries(
    Object.keys(english).map((id) => [id, layers.findLast((layer) => layer[id] !== undefined)?.[id] ?? id]),
  );
}

/** Builds the texts of a language. Missing ones fall back to the languages that it derives from, then to English. */
function buildMessageCatalog(language: Language, changed: Overrides, languages: KnownLanguages): MessageCatalog {
  const lineage = lineageOf(language, languages);
  const areas = {} as Record<MessageArea, Messages>;
  const written: Partial<Record<MessageArea, string>> = {};
  const hash = createHash('sha256');
  for (const area of messageAreas) {
    const said = resolveTexts(area, lineage, changed);
    hash.update(JSON.stringify(said));
    const isBuiltIn = (id: string, text: string) =>
      ['en', ...lineage].some((one) => readMessages(one, area)[id] === text);
    areas[area] = Object.fromEntries(
      Object.entries(said).map(([id, text]) => [id, compileText(text, isBuiltIn(id, text))]),
    ) as Messages;
  }
  const load = () => Promise.reject(new Error('All words are there.'));
  return {
    words: createTranslations({ language, spoken: languages.get(language), areas, load }),
    version: hash.digest('base64url').slice(0, 10),
    messagesOf: (area) => {
      written[area] ??= withinScript(JSON.stringify(areas[area]));
      return written[area];
    },
  };
}

/** The catalogs of one state of the site's languages. */
interface CatalogShelf {
  readonly languages: KnownLanguages;
  readonly catalogs: Map<Language, MessageCatalog>;
}

/** Cached texts by the site's map of changed texts, which is replaced when a text changes (`forum.translations`). */
const shelves = new WeakMap<object, CatalogShelf>();

/** The source of the site's changed texts. */
interface OverrideSource {
  readonly translations: Pick<Forum['translations'], 'get'>;
  readonly locales: Forum['locales'];
}

/** Returns the texts of a language, including the current changes of administrators. */
export async function loadMessageCatalog(
  { translations, locales }: OverrideSource,
  language: Language,
): Promise<MessageCatalog> {
  const changed = await translations.get();
  const languages = await knownLanguages({ locales });
  const kept = shelves.get(changed);
  const shelf = kept?.languages === languages ? kept : { languages, catalogs: new Map<Language, MessageCatalog>() };
  shelves.set(changed, shelf);
  const catalog = shelf.catalogs.get(language) ?? buildMessageCatalog(language, changed, languages);
  shelf.catalogs.set(language, catalog);
  return catalog;
}

/** Returns the texts of a language on the server: `(await loadTexts(forum, 'fr')).t('errors.route.not-found')`. */
export const loadTexts = async (forum: OverrideSource, language: Language): Promise<Translations> =>
  (await loadMessageCatalog(forum, language)).words;

const noOverrides = new Map<string, Texts>();
const noLocales: readonly StoredLocale[] = [];
const withoutOverrides: OverrideSource = {
  translations: { get: async () => noOverrides },
  locales: { get: async () => noLocales, changed: async () => undefined },
};

/**
 * Returns the built-in texts of a language without the site's changes, for responses while the database cannot be read.
 */
export const loadBuiltInTexts = (language: Language): Promise<Translations> => loadTexts(withoutOverrides, language);
