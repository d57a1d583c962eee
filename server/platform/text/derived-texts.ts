import type { Language } from '#api/languages.ts';

type Texts<Key> = ReadonlyMap<Key, string>;

const merged = new WeakMap<object, unknown>();

/**
 * Merges the texts of several languages. Each text is that of the first language that has it.
 * Undefined if none of the languages has texts.
 */
export function textsInLanguages<Key>(
  texts: ReadonlyMap<Language, Texts<Key>>,
  languages: readonly Language[],
): Texts<Key> | undefined {
  const spoken = languages.filter((one) => texts.has(one));
  if (spoken.length < 2) return texts.get(spoken[0] ?? '');
  const known = (merged.get(texts) ?? new Map()) as Map<string, Texts<Key>>;
  merged.set(texts, known);
  const key = spoken.join(' ');
  const result = known.get(key) ?? new Map(spoken.toReversed().flatMap((one) => [...(texts.get(one) ?? [])]));
  known.set(key, result);
  return result;
}

/**
 * Returns a function that returns records with the texts of languages. `build` receives the texts of all of them, those of
 * the first language last. Each copy is built once. Without texts, the records stay as they are written.
 */
export function copiesInLanguages<Text extends { readonly locale: string }, Copy>(
  texts: readonly Text[],
  written: () => Copy,
  build: (texts: readonly Text[]) => Copy,
): (languages: readonly Language[]) => Copy {
  const byLanguage = Map.groupBy(texts, ({ locale }) => locale);
  const copies = new Map<string, Copy>();
  return (languages) => {
    const spoken = languages.filter((one) => byLanguage.has(one));
    if (spoken.length === 0) return written();
    const copy = copies.get(spoken.join(' ')) ?? build(spoken.toReversed().flatMap((one) => byLanguage.get(one) ?? []));
    copies.set(spoken.join(' '), copy);
    return copy;
  };
}
