import { type Language, languages } from '#api/languages.ts';

/** The sources of the language choice, in descending priority. */
export interface LanguagePreferences {
  /** The language set by the member. */
  readonly member?: string | null | undefined;
  /** The language chosen in this browser. */
  readonly cookie?: string | undefined;
  /** The language of the subcommunity whose page is requested. */
  readonly section?: string | null | undefined;
  /** The `Accept-Language` header. */
  readonly accepted?: string | undefined;
  /** The site's default language. */
  readonly site: string;
}

/** Returns the languages of an `Accept-Language` header in lower case, in order of preference. */
export function acceptedLanguages(header = ''): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [name = '', ...rest] = part.trim().toLowerCase().split(';');
      const weight = Number(/^\s*q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1);
      return { name, weight: Number.isFinite(weight) ? weight : 0, index };
    })
    .filter(({ name, weight }) => name && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ name }) => name);
}

/** Returns a language tag without its last subtag: `zh-hant` for `zh-hant-tw`. */
const shorter = (tag: string): string => tag.slice(0, Math.max(tag.lastIndexOf('-'), 0));

/** Returns the offered language of a tag. `de-AT` is `de` unless the site has `de-AT` itself. */
function offeredOf(name: string | null | undefined, offered: ReadonlyMap<string, Language>): Language | undefined {
  let tag = (name ?? '').toLowerCase().replaceAll('_', '-');
  while (tag && !offered.has(tag)) tag = shorter(tag);
  return offered.get(tag);
}

/**
 * Returns the language of a page by priority: the member's setting, the choice in this browser, the subcommunity, the
 * browser's settings, the site. Defaults to English.
 */
export function chooseLanguage(wishes: LanguagePreferences, enabled: ReadonlySet<string>): Language {
  const names = new Map([...enabled].map((code) => [code.toLowerCase(), code]));
  const offered = (name: string | null | undefined) => offeredOf(name, names);
  const accepted = () => acceptedLanguages(wishes.accepted).map(offered).find(Boolean);
  const wish = offered(wishes.member) ?? offered(wishes.cookie) ?? offered(wishes.section);
  return wish ?? accepted() ?? offered(wishes.site) ?? offeredOf(wishes.site, builtIn) ?? 'en';
}

const every: ReadonlySet<string> = new Set(Object.keys(languages));
const builtIn: ReadonlyMap<string, Language> = new Map([...every].map((code) => [code, code]));

/**
 * Returns the language by cookie and browser settings alone, for cases where the settings of member and site cannot be
 * read.
 */
export const languageOfBrowser = (wishes: Pick<LanguagePreferences, 'cookie' | 'accepted'>): Language =>
  chooseLanguage({ ...wishes, site: 'en' }, every);
