import { isLanguage, type Language, languages } from '#api/languages.ts';

/** What may decide about a language, the strongest first. */
export interface LanguageWishes {
  /** What the member has set. */
  readonly member?: string | null | undefined;
  /** What was chosen in this browser. */
  readonly cookie?: string | undefined;
  /** The language of the subcommunity whose page is asked for. */
  readonly section?: string | null | undefined;
  /** The `Accept-Language` header. */
  readonly accepted?: string | undefined;
  /** The site's own language. */
  readonly site: string;
}

/** The languages of an `Accept-Language` header, the most wanted first; `de-AT` also stands for `de`. */
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
    .map(({ name }) => name.split('-')[0] ?? name);
}

const knownName = (name: string | null | undefined): Language | undefined => {
  const short = name?.toLowerCase().split(/[-_]/)[0];
  return isLanguage(short) ? short : undefined;
};

/** The language a page is written in: by member, by this browser's choice, by the subcommunity, by the browser's settings, by the site; else English. */
export function chooseLanguage(wishes: LanguageWishes, enabled: ReadonlySet<string>): Language {
  const offered = (name: string | null | undefined): Language | undefined => {
    const known = knownName(name);
    return known && enabled.has(known) ? known : undefined;
  };
  const accepted = () => acceptedLanguages(wishes.accepted).map(offered).find(Boolean);
  const wish = offered(wishes.member) ?? offered(wishes.cookie) ?? offered(wishes.section);
  return wish ?? accepted() ?? knownName(wishes.site) ?? 'en';
}

const every: ReadonlySet<string> = new Set(Object.keys(languages));

/** The language of a browser by itself, where neither member nor site can be asked. */
export const languageOfBrowser = (wishes: Pick<LanguageWishes, 'cookie' | 'accepted'>): Language =>
  chooseLanguage({ ...wishes, site: 'en' }, every);
