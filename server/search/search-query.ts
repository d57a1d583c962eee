import type { UnfinishedWords } from './search-index.ts';
import { pairsOf, type SearchWord, wordsOf } from './search-words.ts';

/** Words that say so little in English that a search with other words leaves them out. */
const stopWords = new Set(
  `a about after again all am an and any are as at be because been before being but by can cannot could did do does doing
  dont for from further had has have having he her here hers him his how i if in into is it its just me more most my no nor
  not now of off on once only or other our out over own same she should so some such than that the their them then there
  these they this those through to too under until up very was we were what when where which while who whom why will with
  would you your`.split(/\s+/),
);

/** A search as it was meant: what must be there, what must not. Each term is a word or a phrase. */
export interface SearchTerms {
  readonly wanted: readonly SearchTerm[];
  readonly unwanted: readonly SearchTerm[];
}

/** One word, or several that follow each other. `isOpen` when the last word may still be growing under the fingers. */
export interface SearchTerm {
  readonly words: readonly SearchWord[];
  readonly isOpen: boolean;
}

/** How many terms of a search count; the rest is left out, so that no search can be made expensive by its length. */
const mostTerms = 24;

/**
 * Reads a search as people write it: words, "phrases in quotes", -words to leave out. Never fails, whatever is written;
 * a quote without its end reaches to the end of the text. Words in quotes, and those to leave out, never go on.
 */
export function readSearch(text: string, unfinished: UnfinishedWords = 'last'): SearchTerms {
  const wanted: SearchTerm[] = [];
  const unwanted: SearchTerm[] = [];
  for (const [whole, sign, phrase, plain] of text.slice(0, 1_000).matchAll(/(-?)"([^"]*)"?|(\S+)/g)) {
    const isUnwanted = sign === '-' || (plain?.startsWith('-') ?? false);
    const into = isUnwanted ? unwanted : wanted;
    const words = wordsOf(phrase ?? plain ?? '');
    const mayGoOn = unfinished === 'every' || (unfinished === 'last' && text.endsWith(whole));
    const isOpen = phrase === undefined && !isUnwanted && mayGoOn;
    if (phrase !== undefined && words.length > 0) into.push({ words, isOpen: false });
    else if (plain !== undefined && words.length > 0) into.push({ words, isOpen });
  }
  return { wanted: withoutStopWords(wanted).slice(0, mostTerms), unwanted: unwanted.slice(0, mostTerms) };
}

function withoutStopWords(terms: SearchTerm[]): SearchTerm[] {
  const telling = terms.filter(({ words }) => words.some(({ text }) => !stopWords.has(text)));
  return telling.length > 0 ? telling : terms;
}

/** One lexeme of a query; `stem` is looked up among English stems too. Made of letters and digits alone. */
export interface QueryWord {
  readonly text: string;
  readonly isPrefix: boolean;
  readonly stem: boolean;
}

/** A term's lexemes, in the order in which they must follow each other. */
export function lexemesOf({ words, isOpen }: SearchTerm): QueryWord[] {
  return words.slice(0, 32).flatMap(({ text, isRun }, index): QueryWord[] => {
    const isLast = isOpen && index === words.length - 1;
    if (!isRun) return [{ text, isPrefix: isLast && text.length > 1, stem: true }];
    const pairs = pairsOf(text).slice(0, 32);
    return pairs.map((pair) => ({ text: pair, isPrefix: pairs.length === 1 && pair === text, stem: false }));
  });
}
