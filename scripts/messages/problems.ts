/** The texts by message ID. */
type Texts = Readonly<Record<string, string>>;

/** The input of the message check. */
export interface MessageCheckInput {
  /** The messages by language, then by area. English is the source. */
  readonly catalogues: Readonly<Record<string, Readonly<Record<string, Texts>>>>;
  /** The areas in which every message must be translated into every language. */
  readonly complete: readonly string[];
  /** The source code of the forum, which must use every message. */
  readonly code: string;
  /** Compiles a message. Throws when it is invalid. */
  readonly compile: (message: string) => readonly unknown[];
  readonly pluralsOf: (language: string) => readonly string[];
}

interface Reading {
  readonly values: ReadonlySet<string>;
  readonly tags: string;
  readonly plurals: readonly string[][];
}

/** Extracts the structure of a message: the names of its values, its tags, and its plural forms. */
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

/**
 * Matches message IDs that are composed from an error code, such as `errors.tag.in-use`, and therefore do not occur in
 * the source in full.
 */
const composedFromCode = /^(errors|mail)\./;

/** Returns a function that checks whether the code uses a message, in full or as `notification.digest.${frequency}`. */
const createUsageCheck = (code: string) => {
  const beginnings = [...code.matchAll(/`([a-z-]+\.[\w.-]*)\$\{/g)].map(([, beginning = '']) => beginning);
  return (id: string): boolean =>
    composedFromCode.test(id) ||
    code.includes(`'${id}'`) ||
    code.includes(`"${id}"`) ||
    beginnings.some((beginning) => id.startsWith(beginning));
};

/**
 * Checks the messages. `wrong` lists messages that are missing in a complete area, cannot be compiled, differ from
 * English in their values or tags, lack a plural form of their language, or are not used by the code. `missing` lists
 * all messages that are not translated yet.
 */
export function findMessageProblems({ catalogues, complete, code, compile, pluralsOf }: MessageCheckInput) {
  const wrong: string[] = [];
  const missing: string[] = [];
  const isSaid = createUsageCheck(code);
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
      if (!id.startsWith(`${area}.`)) wrong.push(`en: ${id} is in ${area}.json and must begin with "${area}."`);
      if (!isSaid(id)) wrong.push(`en: ${id} is not used`);
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
    if (strange.length > 0)
      wrong.push(`${language}: ${id} has the placeholders ${strange.join(', ')}, which English does not have`);
    if (own.tags !== source.tags)
      wrong.push(`${language}: ${id} has the tags ${own.tags || '–'}, English has ${source.tags || '–'}`);
    for (const forms of own.plurals) {
      const lacking = pluralsOf(language).filter(
        (form) => !forms.includes(form) && !(form === 'many' && language === 'fr'),
      );
      if (lacking.length > 0) wrong.push(`${language}: ${id} lacks the plural form ${lacking.join(', ')}`);
    }
  }
}
