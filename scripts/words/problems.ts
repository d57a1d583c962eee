/** Texts by the id of their message. */
type Texts = Readonly<Record<string, string>>;

/** What is looked at. */
export interface WordsLookedAt {
  /** By language, then by area; English is the source. */
  readonly catalogues: Readonly<Record<string, Readonly<Record<string, Texts>>>>;
  /** Areas of which no language may lack a message. */
  readonly complete: readonly string[];
  /** The forum's code, in which every message must be spoken of. */
  readonly code: string;
  /** Reads a message; throws when it cannot be read. */
  readonly compile: (message: string) => readonly unknown[];
  readonly pluralsOf: (language: string) => readonly string[];
}

interface Reading {
  readonly values: ReadonlySet<string>;
  readonly tags: string;
  readonly plurals: readonly string[][];
}

/** What a message holds: the names of its values, its parts, and the plural forms it tells apart. */
function readMessage(tokens: readonly unknown[], text: string): Reading {
  const values = new Set<string>();
  const plurals: string[][] = [];
  const walk = (list: readonly unknown[]): void => {
    for (const token of list) {
      if (!Array.isArray(token)) continue;
      const [name, kind, forms] = token as [string, string?, Record<string, unknown>?];
      values.add(name);
      if (typeof forms !== 'object') continue;
      if (kind === 'plural') plurals.push(Object.keys(forms).filter((form) => form !== 'offset'));
      for (const form of Object.values(forms)) if (Array.isArray(form)) walk(form);
    }
  };
  walk(tokens);
  return {
    values,
    plurals,
    tags: [...text.matchAll(/<(\w+)>/g)]
      .map(([, tag]) => tag)
      .sort()
      .join(),
  };
}

/** Ids that are put together from a code, as `errors.tag.in-use` is, stand in no source as a whole. */
const spokenByCode = /^(errors|mail)\./;

/** Whether the code says a message, as a whole or as `notification.digest.${frequency}`. */
const saidIn = (code: string) => {
  const beginnings = [...code.matchAll(/`([a-z]+\.[\w.-]*)\$\{/g)].map(([, beginning = '']) => beginning);
  return (id: string): boolean =>
    spokenByCode.test(id) ||
    code.includes(`'${id}'`) ||
    code.includes(`"${id}"`) ||
    beginnings.some((beginning) => id.startsWith(beginning));
};

/**
 * What is wrong with the messages: in a complete area a missing one anywhere; everywhere one that cannot be read, has
 * other values or parts than the English one, lacks a plural form of its language, or that nobody says. `missing` lists
 * all that are not translated yet.
 */
export function wordProblems({ catalogues, complete, code, compile, pluralsOf }: WordsLookedAt) {
  const wrong: string[] = [];
  const missing: string[] = [];
  const isSaid = saidIn(code);
  const read = (language: string, id: string, text: string): Reading | undefined => {
    try {
      return readMessage(compile(text), text);
    } catch (error) {
      wrong.push(`${language}: ${id} cannot be read: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  };
  for (const [area, english] of Object.entries(catalogues['en'] ?? {})) {
    for (const [id, text] of Object.entries(english)) {
      if (!id.startsWith(`${area}.`)) wrong.push(`en: ${id} stands in ${area}.json and must begin with "${area}."`);
      if (!isSaid(id)) wrong.push(`en: ${id} is said nowhere`);
      const source = read('en', id, text);
      for (const language of Object.keys(catalogues).filter((one) => one !== 'en')) {
        const own = catalogues[language]?.[area]?.[id];
        if (own === undefined) missing.push(`${language}: ${id}`);
        else if (source) compare(language, id, source, read(language, id, own));
      }
    }
    for (const [language, all] of Object.entries(catalogues))
      for (const id of Object.keys(all[area] ?? {}))
        if (!(id in english)) wrong.push(`${language}: ${id} has no English message`);
  }
  const mustBeThere = missing.filter((one) => complete.includes(one.replace(/^\w+: /, '').split('.')[0] ?? ''));
  return { wrong: [...wrong, ...mustBeThere.map((one) => `${one} is missing`)], missing };

  function compare(language: string, id: string, source: Reading, own: Reading | undefined): void {
    if (!own) return;
    const strange = [...own.values].filter((name) => !source.values.has(name));
    if (strange.length > 0) wrong.push(`${language}: ${id} fills in ${strange.join(', ')}, which English does not`);
    if (own.tags !== source.tags)
      wrong.push(`${language}: ${id} has the parts ${own.tags || '–'}, English ${source.tags || '–'}`);
    for (const forms of own.plurals) {
      const lacking = pluralsOf(language).filter(
        (form) => !forms.includes(form) && !(form === 'many' && language === 'fr'),
      );
      if (lacking.length > 0) wrong.push(`${language}: ${id} lacks the plural ${lacking.join(', ')}`);
    }
  }
}
