import { foldCase, foldMarks } from './search-folding.ts';

/**
 * Scripts without spaces between words (or, like Korean, with endings attached to words). Their text is split into
 * pairs of characters.
 */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan']
  .map((script) => `\\p{Script=${script}}`)
  .join('');

const token = new RegExp(`(?:[${unspaced}ー々]\\p{M}*)+|(?:(?![${unspaced}ー々])[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const unspacedStart = new RegExp(`^[${unspaced}ー々]`, 'u');
const unit = /\P{M}\p{M}*/gu;

/** The Arabic article, alone or after "and", "with", "as", "so", before at least three letters. */
const arabicArticle = /^[وبكف]?ال(?=\p{Script=Arabic}{3})|^لل(?=\p{Script=Arabic}{3})/u;

/** Characters that join the parts of a word: e-mail, TCP/IP, node.js, snake_case, R&D, l'école, col·lecció. */
const joiner = /^['\-/\\._&·‧\u2010\u2013,]$/;

/** Endings after an apostrophe that are not separate words: Peter's, don't, we'll. */
const ending = /^(?:s|t|ll|re|ve|d|m)$/i;

/** The maximum number of parts of a joined word. Longer chains are URLs and paths. */
const mostParts = 5;

/** The boundary between the parts of a camel-case word: camel|Case, XML|Http. */
const camelBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Emoji, including sequences such as families and flags. */
const emoji =
  /\p{Regional_Indicator}{2}|\p{Emoji_Presentation}(?:\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*/gu;

/** A word in its normalised form, and whether it is a run of an unspaced script. */
export interface SearchWord {
  readonly text: string;
  readonly isRun: boolean;
}

/** A word with its joiners removed. */
export interface JoinedWord {
  readonly text: string;
  readonly isByApostrophe: boolean;
}

/** The searchable forms of a text. */
export interface SearchForms {
  /** The words in order. Words with joiners are split into their parts. */
  readonly words: readonly SearchWord[];
  /** Words with joiners, written as one word: email for e-mail, lecole for l'école. */
  readonly joined: readonly JoinedWord[];
  /** Names that begin or end with symbols: cplusplus for C++, csharp for C#, dotnet for .NET. */
  readonly names: readonly string[];
  /** Parts that are not separate words: those of camelCase, and Peter of Peter's. */
  readonly parts: readonly string[];
  readonly emoji: readonly string[];
}

interface Piece {
  readonly written: string;
  readonly text: string;
  readonly isRun: boolean;
  readonly end: number;
}

/** Consecutive pieces of a text that are connected by joiners, and these joiners. */
interface Chain {
  readonly pieces: Piece[];
  readonly joiners: string[];
}

const isNumber = ({ text }: Piece): boolean => /^\p{N}+$/u.test(text);

/** Whether a joiner connects two pieces. A comma connects only digits, as in 1,000. */
const goesOn = (before: Piece, sign: string, next: Piece): boolean =>
  joiner.test(sign) && !before.isRun && !next.isRun && (sign !== ',' || (isNumber(before) && isNumber(next)));

function chainsIn(text: string): Chain[] {
  const chains: Chain[] = [];
  for (const { 0: written, index } of text.matchAll(token)) {
    const isRun = unspacedStart.test(written);
    const folded = foldCase(written);
    const piece = {
      written,
      text: isRun ? folded : folded.replace(arabicArticle, ''),
      isRun,
      end: index + written.length,
    };
    const chain = chains.at(-1);
    const before = chain?.pieces.at(-1);
    const sign = before && index === before.end + 1 ? text.slice(before.end, index) : '';
    if (chain && before && goesOn(before, sign, piece)) {
      chain.pieces.push(piece);
      chain.joiners.push(sign);
    } else chains.push({ pieces: [piece], joiners: [] });
  }
  return chains;
}

/** Whether the pieces are groups of thousands, such as 1,000 and 1.000.000. Dates and IP addresses are not joined. */
const areThousands = (pieces: readonly Piece[]): boolean =>
  pieces.every(({ text }, index) => (index === 0 ? text.length <= 3 : text.length === 3));

/** Returns the joined forms of the parts of a chain with the same joiner. */
function joinedIn({ pieces, joiners }: Chain): JoinedWord[] {
  const found: JoinedWord[] = [];
  for (let start = 0; start < joiners.length; ) {
    let end = start;
    while (joiners[end + 1] === joiners[start]) end += 1;
    const parts = pieces.slice(start, end + 2);
    const text = parts.map((piece) => piece.text).join('');
    const isWord = !parts.every(isNumber) || areThousands(parts);
    const isByApostrophe = joiners[start] === "'";
    if (isWord && parts.length <= mostParts && text.length <= 40) {
      found.push({ text, isByApostrophe });
      // In d'aujourd'hui, the text after the first part is also a word.
      if (isByApostrophe && parts.length > 2) found.push({ text: text.slice(parts[0]?.text.length), isByApostrophe });
    }
    start = end + 1;
  }
  return found;
}

/** Text after which a dot ends or continues something: a word of a spaced script, or another dot. */
const wordOrDot = new RegExp(`(?:(?![${unspaced}ー々])[\\p{L}\\p{N}\\p{M}]|\\.)$`, 'u');

/** Returns the spoken form of a name with symbols, such as C++, C# and .NET. */
function nameOf(text: string, { written, end }: Piece): string | undefined {
  const start = end - written.length;
  if (!/^[a-z][a-z0-9]{0,14}$/i.test(written)) return undefined;
  if (/^\+\+(?!\+)/.test(text.slice(end, end + 3))) return `${foldCase(written)}plusplus`;
  if (written.length === 1 && /^#(?![\p{L}\p{N}])/u.test(text.slice(end, end + 3))) return `${foldCase(written)}sharp`;
  return text[start - 1] === '.' && !wordOrDot.test(text.slice(Math.max(0, start - 3), start - 1))
    ? `dot${foldCase(written)}`
    : undefined;
}

const camelParts = (written: string): string[] =>
  /\p{Ll}\p{Lu}/u.test(written) ? written.split(camelBoundary).filter(({ length }) => length > 1) : [];

const emojiIn = (text: string): string[] =>
  /\p{Emoji_Presentation}|\p{Regional_Indicator}/u.test(text)
    ? Array.from(text.matchAll(emoji), ([one]) => {
        const points = Array.from(one.replace(/[\p{Emoji_Modifier}\u200d]/gu, ''), (sign) => sign.codePointAt(0) ?? 0);
        return `emoji${points.map((point) => point.toString(16)).join('x')}`;
      })
    : [];

/** Returns the words of a text and the other forms that match it. */
export function formsOf(text: string): SearchForms {
  const plain = foldMarks(text);
  const forms = { words: [] as SearchWord[], joined: [] as JoinedWord[], names: [] as string[], parts: [] as string[] };
  for (const chain of chainsIn(plain)) {
    const { pieces, joiners } = chain;
    const [last, beforeLast] = [pieces.at(-1), pieces.at(-2)];
    const hasEnding = last && beforeLast && joiners.at(-1) === "'" && ending.test(last.written);
    const words = hasEnding
      ? [...pieces.slice(0, -2), { text: `${beforeLast.text}${last.text}`, isRun: false }]
      : pieces;
    for (const { text: word, isRun } of words) forms.words.push({ text: word, isRun });
    if (hasEnding && last.text !== 't') forms.parts.push(beforeLast.text);
    const full = hasEnding ? { pieces: pieces.slice(0, -1), joiners: joiners.slice(0, -1) } : chain;
    if (joiners.length > 0) forms.joined.push(...joinedIn(full));
    for (const piece of pieces) {
      if (piece.isRun) continue;
      const name = nameOf(plain, piece);
      if (name) forms.names.push(name);
      for (const part of camelParts(piece.written)) forms.parts.push(foldCase(part));
    }
  }
  return { ...forms, emoji: emojiIn(text) };
}

/**
 * Returns the pairs of adjacent characters in a run: 東京都 returns 東京 and 京都. A single character is returned as it is.
 */
export function pairsOf(run: string): string[] {
  const units = run.match(unit) ?? [];
  return units.length < 2 ? units : units.slice(1).map((one, index) => `${units[index]}${one}`);
}

/**
 * Returns the indexed forms of a run: its pairs, and its last character, so that a query for that character alone
 * matches.
 */
export function piecesOf(run: string): string[] {
  const pairs = pairsOf(run);
  const last = run.match(unit)?.at(-1);
  return last !== undefined && last !== run ? [...pairs, last] : pairs;
}
