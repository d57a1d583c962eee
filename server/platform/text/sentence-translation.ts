import type { MessageID } from '#api/message-id.ts';
import type { MessageValues } from '#api/message-text.ts';
import type { Translations } from '#api/translations.ts';
import { readMessages } from './message-catalog.ts';

/** An English error sentence with placeholders: `A discussion can have at most {most} tags.` */
interface Pattern {
  readonly id: MessageID;
  readonly names: readonly string[];
  readonly form: RegExp;
}

/** The known sentences: message IDs by text, and the patterns of sentences with placeholders. */
interface Sentences {
  readonly byText: ReadonlyMap<string, MessageID>;
  readonly patterns: readonly Pattern[];
}

const value = /\{(\w+)\}/;

/** Returns the text of a message with its doubled apostrophes unescaped. */
const plain = (text: string): string => text.replaceAll("''", "'");

const patternOf = (id: MessageID, text: string): Pattern => {
  const pieces = plain(text).split(value);
  const form = pieces.map((piece, index) => (index % 2 === 0 ? RegExp.escape(piece) : '(.+?)')).join('');
  return { id, names: pieces.filter((_, index) => index % 2 === 1), form: new RegExp(`^${form}$`, 's') };
};

function learn(): Sentences {
  const all = Object.entries(readMessages('en', 'errors')) as [MessageID, string][];
  const isFilled = ([id, text]: readonly [MessageID, string]) =>
    /^errors\.(?:field|permission-needed)\./.test(id) && value.test(text);
  // The longest sentence, which is the most specific, is tried first.
  const filled = all.filter(isFilled).sort(([, one], [, other]) => other.length - one.length);
  return {
    byText: new Map(all.map(([id, text]) => [plain(text), id])),
    patterns: filled.map(([id, text]) => patternOf(id, text)),
  };
}

let known: Sentences | undefined;

/** Returns a numeric text as a number, so that plural rules apply. */
const typed = (text: string): string | number => (/^\d{1,15}$/.test(text) ? Number(text) : text);

/**
 * Returns the message ID of an English sentence from a schema or check, and the values of its placeholders. Returns
 * undefined for an unknown sentence. The sentences are in `errors`, those with placeholders under `errors.field`.
 */
export function findMessageOfSentence(sentence: string): { id: MessageID; values: MessageValues } | undefined {
  known ??= learn();
  const id = known.byText.get(sentence);
  if (id) return { id, values: {} };
  for (const { id: filled, names, form } of known.patterns) {
    const found = form.exec(sentence);
    if (found)
      return { id: filled, values: Object.fromEntries(names.map((name, i) => [name, typed(found[i + 1] ?? '')])) };
  }
  return undefined;
}

/** Translates an English sentence from a schema or check. Returns the sentence unchanged when it is unknown. */
export function translateSentence({ t }: Translations, sentence: string): string {
  const message = findMessageOfSentence(sentence);
  return message ? t(message.id, message.values) : sentence;
}
