import { findProblemOfText, type MessageProblem } from '#api/administration/translation/message-shape.ts';
import { areaOf } from '#api/message-id.ts';
import { messageAreas, readMessages } from './message-catalog.ts';

/** Returns the English text of a message. Undefined for an unknown message ID. */
export const sourceTextOf = (id: string): string | undefined => {
  const area = messageAreas.find((one) => one === areaOf(id));
  return area && readMessages('en', area)[id];
};

/**
 * The problems that the texts of e-mails may have: administrators shorten and rewrite whole letters, in which marks have
 * no meaning.
 */
const allowedInMail: readonly MessageProblem['kind'][] = ['missing-values', 'tags'];

const list = (names: readonly string[], start: string, end: string): string =>
  names.map((name) => `${start}${name}${end}`).join(', ');

const sentences: Record<MessageProblem['kind'], (names: readonly string[]) => string> = {
  syntax: ([reason]) => `This text is not valid: ${reason}`,
  'unknown-values': (names) => `These placeholders are not available: ${list(names, '{', '}')}.`,
  'missing-values': (names) => `These placeholders are missing: ${list(names, '{', '}')}.`,
  tags: (names) =>
    names.length > 0
      ? `The text must contain these marks: ${list(names, '<', '>')}.`
      : 'The text must not contain marks such as <b>.',
  plural: (names) => `The plural needs these forms: ${list(names, '', '')}.`,
};

/**
 * Returns the problem with a text that replaces a message, as a sentence. Returns undefined when the text is valid or
 * the message ID is unknown. `locale` is the `Intl` locale of the language.
 */
export function findMessageProblem(id: string, text: string, locale: string): string | undefined {
  const source = sourceTextOf(id);
  if (source === undefined) return undefined;
  const problem = findProblemOfText(source, text, locale);
  if (!problem || (id.startsWith('mail.') && allowedInMail.includes(problem.kind))) return undefined;
  return sentences[problem.kind](problem.names);
}
