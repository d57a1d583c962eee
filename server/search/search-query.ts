import type { PrefixWords } from './search-index.ts';
import { formsOf, pairsOf, type SearchWord } from './search-words.ts';

/** English stop words. A query that contains other words omits them. */
const stopWords = new Set(
  `a about after again all am an and any are as at be because been before being but by can cannot could did do does doing
  dont for from further had has have having he her here hers him his how i if in into is it its just me more most my no nor
  not now of off on once only or other our out over own same she should so some such than that the their them then there
  these they this those through to too under until up very was we were what when where which while who whom why will with
  would you your`.split(/\s+/),
);

/** A parsed query: the required and the excluded terms. Each term is a word or a phrase. */
export interface SearchTerms {
  readonly wanted: readonly SearchTerm[];
  readonly unwanted: readonly SearchTerm[];
}

/**
 * One word, or several consecutive words. `isOpen` is set when the last word may still be incomplete. `joined` is an
 * alternative form of the whole term, and either form matches: email for e-mail.
 */
export interface SearchTerm {
  readonly words: readonly SearchWord[];
  readonly isOpen: boolean;
  readonly joined?: { readonly text: string; readonly isPrefix: boolean };
}

const wordOf = (text: string): SearchWord => ({ text, isRun: false });

/** Returns the terms of a token (a part of the query without spaces): one for its words, and one for each emoji. */
function termsOf(plain: string, isOpen: boolean): SearchTerm[] {
  const { words, joined, names, emoji } = formsOf(plain);
  const signs = emoji.map((sign): SearchTerm => ({ words: [wordOf(sign)], isOpen: false }));
  if (words.length === 0) return signs;
  const [name, only] = [names[0], joined[0]];
  // A query for C++ is not a prefix search for C.
  if (name !== undefined && words.length === 1) return [{ words: [wordOf(name)], isOpen: false }, ...signs];
  if (only === undefined || only.text !== words.map(({ text }) => text).join('')) return [{ words, isOpen }, ...signs];
  // The parts of l'école are never written with a space, so they do not form a phrase.
  if (only.isByApostrophe) return [{ words: [wordOf(only.text)], isOpen }, ...signs];
  return [{ words, isOpen, joined: { text: only.text, isPrefix: isOpen } }, ...signs];
}

/**
 * The maximum number of terms of a query. Further terms are ignored, so that the length of a query does not make it
 * expensive.
 */
const mostTerms = 24;

/**
 * Parses a query as entered: words, "phrases in quotes", and -excluded words. Accepts any input; an unclosed quote
 * extends to the end of the text. Quoted and excluded words never match as prefixes.
 */
export function parseSearchTerms(text: string, unfinished: PrefixWords = 'last'): SearchTerms {
  const required: SearchTerm[] = [];
  const excluded: SearchTerm[] = [];
  for (const [whole, sign, phrase, plain] of text.slice(0, 1_000).matchAll(/(-?)"([^"]*)"?|(\S+)/g)) {
    const isUnwanted = sign === '-' || (plain?.startsWith('-') ?? false);
    const into = isUnwanted ? excluded : required;
    const mayGoOn = unfinished === 'every' || (unfinished === 'last' && text.endsWith(whole));
    if (plain !== undefined) into.push(...termsOf(plain, !isUnwanted && mayGoOn));
    else if (phrase !== undefined) {
      const { words } = formsOf(phrase);
      if (words.length > 0) into.push({ words, isOpen: false });
    }
  }
  return { wanted: withoutStopWords(required).slice(0, mostTerms), unwanted: excluded.slice(0, mostTerms) };
}

function withoutStopWords(terms: SearchTerm[]): SearchTerm[] {
  const telling = terms.filter(({ words }) => words.some(({ text }) => !stopWords.has(text)));
  return telling.length > 0 ? telling : terms;
}

/** A lexeme of a query, consisting only of letters and digits. `stem` states whether its English stem matches too. */
export interface QueryWord {
  readonly text: string;
  readonly isPrefix: boolean;
  readonly stem: boolean;
}

/** Returns the lexemes of a term, in the order in which they must be consecutive. */
export function lexemesOf({ words, isOpen }: SearchTerm): QueryWord[] {
  return words.slice(0, 32).flatMap(({ text, isRun }, index): QueryWord[] => {
    const isLast = isOpen && index === words.length - 1;
    if (!isRun) return [{ text, isPrefix: isLast && text.length > 1, stem: true }];
    const pairs = pairsOf(text).slice(0, 32);
    return pairs.map((pair) => ({ text: pair, isPrefix: pairs.length === 1 && pair === text, stem: false }));
  });
}
