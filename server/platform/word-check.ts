import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { textsOf, wordAreas } from './words.ts';

/** The names that a message fills in. */
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

/** What keeps a text from being said in place of a message, in words; undefined when nothing does, or nobody knows the id. */
export function oddWord(id: string, text: string): string | undefined {
  const area = wordAreas.find((one) => id.startsWith(`${one}.`));
  const original = area && textsOf('en', area)[id];
  if (original === undefined) return undefined;
  try {
    const known = valuesIn(compileMessageOrThrow(original));
    const strange = [...valuesIn(compileMessageOrThrow(text))].filter((name) => !known.has(name));
    return strange.length > 0 ? `These placeholders are not available: {${strange.join('}, {')}}.` : undefined;
  } catch (error) {
    return `This text is not valid: ${error instanceof Error ? error.message : error}`;
  }
}
