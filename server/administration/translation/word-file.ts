import { po } from 'gettext-parser';
import { z } from 'zod';
import { ApiError } from '#api/errors.ts';

/** A text in a file. An empty `text` is one that is still to be translated. */
export interface FileWord {
  readonly id: string;
  /** The English text. Empty when the file does not contain it. */
  readonly source: string;
  readonly text: string;
  readonly isByMachine: boolean;
}

/** The content of a file of texts: a language and its texts. */
export interface WordFile {
  readonly locale: string;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly derivesFrom: string | null;
  readonly words: readonly FileWord[];
}

/** The properties of the language that a file names, and its texts. */
export type ReadWordFile = Partial<Omit<WordFile, 'words'>> & Pick<WordFile, 'words'>;

/** Returns the texts as JSON: `words` by message ID, and the IDs of those by a machine. Missing texts are left out. */
export function writeJSON({ words, ...language }: WordFile): string {
  const there = words.filter(({ text }) => text !== '');
  const content = {
    ...language,
    words: Object.fromEntries(there.map(({ id, text }) => [id, text])),
    byMachine: there.filter(({ isByMachine }) => isByMachine).map(({ id }) => id),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The marks of a text in a PO file. `icu-message-format` names the syntax; `fuzzy` asks a person to confirm the text. */
const flagOf = (isByMachine: boolean): string => (isByMachine ? 'fuzzy, icu-message-format' : 'icu-message-format');

/** Returns the texts as PO. The context of an entry (`msgctxt`) is its message ID, and `msgid` is the English text. */
export function writePO({ locale, name, direction, derivesFrom, words }: WordFile): string {
  const translations: Record<string, Record<string, object>> = {};
  for (const { id, source, text, isByMachine } of words)
    translations[id] = {
      [source]: { msgctxt: id, msgid: source, msgstr: [text], comments: { flag: flagOf(isByMachine) } },
    };
  const headers = {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'MIME-Version': '1.0',
    Language: locale,
    'X-Language-Name': name,
    'X-Direction': direction,
    ...(derivesFrom !== null && { 'X-Derives-From': derivesFrom }),
  };
  // Long lines are not folded, because folding would also change the line breaks of a text.
  return po
    .compile({ charset: 'utf-8', headers, translations } as Parameters<typeof po.compile>[0], {
      foldLength: 0,
    })
    .toString('utf8');
}

const direction = z.enum(['ltr', 'rtl']).optional().catch(undefined);
const text = z.string().min(1).max(100).optional().catch(undefined);

const JSONFile = z.object({
  locale: text,
  name: text,
  direction,
  derivesFrom: text,
  words: z.record(z.string(), z.string()),
  byMachine: z.array(z.string()).default([]),
});

/** The texts of one language by message ID, as in `locales/`, or by area and then message ID. */
const PlainJSON = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]));

function readJSON(content: unknown): ReadWordFile | undefined {
  const file = JSONFile.safeParse(content);
  if (file.success) {
    const { words, byMachine, ...language } = file.data;
    const machine = new Set(byMachine);
    return {
      ...definedOf(language),
      words: Object.entries(words).map(([id, own]) => ({ id, source: '', text: own, isByMachine: machine.has(id) })),
    };
  }
  const plain = PlainJSON.safeParse(content);
  if (!plain.success) return undefined;
  const entries = Object.entries(plain.data).flatMap(([id, own]) =>
    typeof own === 'string' ? [[id, own] as const] : Object.entries(own),
  );
  return { words: entries.map(([id, own]) => ({ id, source: '', text: own, isByMachine: false })) };
}

/** Returns an object without its undefined properties. */
const definedOf = (language: z.output<typeof LanguageHeaders>): Partial<Omit<WordFile, 'words'>> =>
  Object.fromEntries(Object.entries(language).filter(([, value]) => value !== undefined));

const LanguageHeaders = z.object({ locale: text, name: text, direction, derivesFrom: text });

function readPO(file: string): ReadWordFile {
  const { headers, translations } = po.parse(file, { defaultCharset: 'utf-8' });
  const words = Object.entries(translations).flatMap(([id, entries]) =>
    id === ''
      ? []
      : Object.values(entries).map(({ msgid, msgstr, comments }) => ({
          id,
          source: msgid,
          text: msgstr[0] ?? '',
          isByMachine: /\bfuzzy\b/.test(comments?.flag ?? ''),
        })),
  );
  const language = LanguageHeaders.parse({
    locale: headers['Language'],
    name: headers['X-Language-Name'],
    direction: headers['X-Direction'],
    derivesFrom: headers['X-Derives-From'],
  });
  return { ...definedOf(language), words };
}

const parsed = (file: string): unknown => {
  try {
    return JSON.parse(file);
  } catch {
    return undefined;
  }
};

/**
 * Reads a JSON or PO file of texts.
 *
 * @throws {ApiError} request.invalid on the field `file`.
 */
export function readWordFile(file: string): ReadWordFile {
  const content = file.replace(/^\uFEFF/, '');
  const read = /^\s*\{/.test(content)
    ? readJSON(parsed(content))
    : /^\s*msgid\b/m.test(content)
      ? tryPO(content)
      : undefined;
  if (!read || read.words.length === 0)
    throw ApiError.fields({ file: 'This is not a JSON or PO file with the texts of a language.' });
  return read;
}

const tryPO = (file: string): ReadWordFile | undefined => {
  try {
    return readPO(file);
  } catch {
    return undefined;
  }
};
