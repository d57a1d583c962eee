import type { MessageID } from '#api/message-id.ts';
import type { WordValues } from '#api/message-text.ts';
import type { Words } from '#api/words.ts';
import { textsOf } from './words.ts';

/** A sentence as checks say it in English, with the values in it: `A discussion can have at most {most} tags.` */
interface Pattern {
  readonly id: MessageID;
  readonly names: readonly string[];
  readonly form: RegExp;
}

/** What is known of sentences: by their text, and those with values in them. */
interface Sentences {
  readonly byText: ReadonlyMap<string, MessageID>;
  readonly patterns: readonly Pattern[];
}

const value = /\{(\w+)\}/;

/** A message as it is said: two apostrophes are one. */
const plain = (text: string): string => text.replaceAll("''", "'");

const patternOf = (id: MessageID, text: string): Pattern => {
  const pieces = plain(text).split(value);
  const form = pieces.map((piece, index) => (index % 2 === 0 ? RegExp.escape(piece) : '(.+?)')).join('');
  return { id, names: pieces.filter((_, index) => index % 2 === 1), form: new RegExp(`^${form}$`, 's') };
};

function learn(): Sentences {
  const all = Object.entries(textsOf('en', 'errors')) as [MessageID, string][];
  const isFilled = ([id, text]: readonly [MessageID, string]) =>
    /^errors\.(?:field|permission-needed)\./.test(id) && value.test(text);
  // The sentence that says most by itself is tried first.
  const filled = all.filter(isFilled).sort(([, one], [, other]) => other.length - one.length);
  return {
    byText: new Map(all.map(([id, text]) => [plain(text), id])),
    patterns: filled.map(([id, text]) => patternOf(id, text)),
  };
}

let known: Sentences | undefined;

/** A number as one, so that plurals hear it. */
const typed = (text: string): string | number => (/^\d{1,15}$/.test(text) ? Number(text) : text);

/**
 * The message behind an English sentence that a schema or a check says, and what is filled into it; undefined where
 * nobody wrote one. The sentences stand in `errors`, those with values under `errors.field`.
 */
export function messageOf(sentence: string): { id: MessageID; values: WordValues } | undefined {
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

/** An English sentence of a schema or a check in the words of whoever reads; itself where nobody wrote it. */
export function sentenceWords({ t }: Words, sentence: string): string {
  const message = messageOf(sentence);
  return message ? t(message.id, message.values) : sentence;
}
