import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Message } from '#api/message-text.ts';

/** A value of a message: its name, and its kind, such as `plural` or `date`. */
export interface MessageArgument {
  readonly name: string;
  readonly kind: string | undefined;
  /** The forms of a plural or the cases of a choice. */
  readonly forms: readonly string[];
}

/** The structure of a message in ICU syntax. */
export interface MessageShape {
  readonly message: Message;
  readonly arguments: readonly MessageArgument[];
  /** The names of the elements in the text, such as `terms` in `<terms>the terms</terms>`. */
  readonly tags: readonly string[];
}

type Token = readonly [name: string, kind?: string, forms?: unknown];

function collectArguments(message: unknown, found: MessageArgument[]): readonly MessageArgument[] {
  if (!Array.isArray(message)) return found;
  for (const token of message) {
    if (!Array.isArray(token)) continue;
    const [name, kind, cases] = token as unknown as Token;
    const forms = typeof cases === 'object' && cases !== null ? Object.keys(cases) : [];
    found.push({ name: String(name), kind, forms: forms.filter((form) => form !== 'offset') });
    if (typeof cases === 'object' && cases !== null)
      for (const form of Object.values(cases)) collectArguments(form, found);
  }
  return found;
}

/**
 * Reads the structure of a message.
 *
 * @throws {Error} When the text is not valid ICU syntax.
 */
export function readMessageShape(text: string): MessageShape {
  const message = compileMessageOrThrow(text) as Message;
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, tag = '']) => tag);
  return { message, arguments: collectArguments(message, []), tags: [...new Set(tags)].sort() };
}

/** The reason why a text cannot replace a message. `names` are the values, tags or plural forms that it is about. */
export interface MessageProblem {
  readonly kind: 'syntax' | 'unknown-values' | 'missing-values' | 'tags' | 'plural';
  readonly names: readonly string[];
}

/** The kinds of values that read a number, a date or a choice, and therefore cannot be exchanged for each other. */
const isPlural = ({ kind }: MessageArgument): boolean => kind === 'plural' || kind === 'selectordinal';

/** Plural forms that `Intl` names and texts do not need: French `many` is for a million, and reads like `other`. */
const isOptional = (form: string, locale: string): boolean => form === 'many' && /^(fr|es|it|pt|ca)\b/.test(locale);

function lackingForms({ kind, forms }: MessageArgument, locale: string): readonly string[] {
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal';
  const needed = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
  return needed.filter((form) => !forms.includes(form) && !isOptional(form, locale));
}

/**
 * Returns the reason why a text cannot replace a message: its syntax, other values or tags than the source, or a plural
 * form that its language needs. `locale` is the `Intl` locale of the language.
 */
export function findProblemOfText(source: string, text: string, locale: string): MessageProblem | undefined {
  const original = readMessageShape(source);
  let own: MessageShape;
  try {
    own = readMessageShape(text);
  } catch (error) {
    return { kind: 'syntax', names: [error instanceof Error ? error.message : String(error)] };
  }
  const sourceNames = new Set(original.arguments.map(({ name }) => name));
  const ownNames = new Set(own.arguments.map(({ name }) => name));
  const unknown = [...ownNames].filter((name) => !sourceNames.has(name));
  if (unknown.length > 0) return { kind: 'unknown-values', names: unknown };
  const missing = [...sourceNames].filter((name) => !ownNames.has(name));
  if (missing.length > 0) return { kind: 'missing-values', names: missing };
  if (own.tags.join() !== original.tags.join()) return { kind: 'tags', names: original.tags };
  const lacking = own.arguments.filter(isPlural).flatMap((plural) => lackingForms(plural, locale));
  return lacking.length > 0 ? { kind: 'plural', names: [...new Set(lacking)] } : undefined;
}
