import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { messageAreas, readMessages } from './message-catalog.ts';

/** Returns the placeholder names of a message. */
function valuesIn(tokens: readonly unknown[]): Set<string> {
  const names = new Set<string>();
  for (const token of tokens) {
    if (!Array.isArray(token)) continue;
    const [name, , forms] = token as [string, string?, unknown?];
    names.add(name);
    if (typeof forms !== 'object' || forms === null) continue;
    for (const form of Object.values(forms)) if (Array.isArray(form)) for (const one of valuesIn(form)) names.add(one);
  }
  return names;
}

/**
 * Returns the problem with a text that replaces a message, as a sentence. Returns undefined when the text is valid or
 * the message ID is unknown.
 */
export function findMessageProblem(id: string, text: string): string | undefined {
  const area = messageAreas.find((one) => id.startsWith(`${one}.`));
  const original = area && readMessages('en', area)[id];
  if (original === undefined) return undefined;
  try {
    const known = valuesIn(compileMessageOrThrow(original));
    const strange = [...valuesIn(compileMessageOrThrow(text))].filter((name) => !known.has(name));
    return strange.length > 0 ? `These placeholders are not available: {${strange.join('}, {')}}.` : undefined;
  } catch (error) {
    return `This text is not valid: ${error instanceof Error ? error.message : error}`;
  }
}
