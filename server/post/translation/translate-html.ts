import { decodeReferences, escapeHtml } from '#server/post/body/html-text.ts';
import { relabelCells } from '#server/post/body/stack-tables.ts';
import { type HtmlToken, htmlOf, splitContent } from './html-content.ts';
import { inlinePieces, protectContent, safeTextOf } from './inline-content.ts';

/** Translates HTML texts with inline markup, each on its own. The result has the same order. */
export type TranslateTexts = (texts: readonly string[]) => Promise<readonly string[]>;

/** The longest text that is sent as a whole, in characters. Services limit the length of a request. */
export const longestText = 2_000;

/** Texts to translate, and how they are put together. Undefined when the translations cannot be used. */
interface Task {
  readonly texts: readonly string[];
  readonly assemble: (translations: readonly string[]) => string | undefined;
}

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** Splits a text into pieces of at most `longest` characters, between sentences where possible. */
export function splitText(text: string, longest: number = longestText): string[] {
  if (text.length <= longest) return [text];
  const pieces: string[] = [];
  for (const { segment } of sentences.segment(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + segment.length <= longest) pieces[pieces.length - 1] = last + segment;
    else pieces.push(...cutText(segment, longest));
  }
  return pieces;
}

/** Cuts a sentence that is too long by itself between characters or character references. */
function cutText(text: string, longest: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const unit of text.match(/&[#\w]{1,31};|[\s\S]/gu) ?? []) {
    if (piece.length + unit.length > longest) {
      pieces.push(piece);
      piece = '';
    }
    piece += unit;
  }
  return piece ? [...pieces, piece] : pieces;
}

/** The translation of content as a whole, with its inline markup. Undefined if this is not possible. */
function wholeTask(content: readonly HtmlToken[]): Task | undefined {
  const guarded = protectContent(inlinePieces(content));
  if (!guarded || guarded.text.length > longestText) return undefined;
  return { texts: [guarded.text], assemble: ([translation = '']) => guarded.restore(translation) };
}

/** The translation of the texts between the inline markup of content, each on its own. */
function textTask(content: readonly HtmlToken[]): Task {
  const pieces = inlinePieces(content).flatMap(({ kind, html }) =>
    kind === 'text'
      ? splitText(html).map((text) => ({ text, isSent: hasLetters(text) }))
      : { text: html, isSent: false },
  );
  return {
    texts: pieces.filter(({ isSent }) => isSent).map(({ text }) => text),
    assemble: (translations) => {
      const next = translations.values();
      return pieces.map(({ text, isSent }) => (isSent ? safeTextOf(next.next().value ?? '') : text)).join('');
    },
  };
}

/** Performs tasks with one call of the service. */
async function perform(tasks: readonly Task[], translate: TranslateTexts): Promise<(string | undefined)[]> {
  const texts = tasks.flatMap((task) => task.texts);
  const translations = texts.length > 0 ? await translate(texts) : [];
  let next = 0;
  return tasks.map((task) => {
    const first = next;
    next += task.texts.length;
    return task.assemble(translations.slice(first, next));
  });
}

/** The title and the HTML of a post. */
export interface TranslatedPost {
  readonly name: string | null;
  readonly html: string;
}

const isTranslated = (content: readonly HtmlToken[]): boolean =>
  inlinePieces(content).some(({ kind, html }) => kind === 'text' && hasLetters(html));

/**
 * Translates the title and the sanitised HTML of a post (docs/behavior/post.md#translation).
 *
 * The service receives inline content only, and its answer is used as text only, so that the result has exactly the
 * elements, attributes and link targets of the post. Content whose inline elements did not come back complete is
 * translated again without them.
 */
export async function translateHtml(post: TranslatedPost, translate: TranslateTexts): Promise<TranslatedPost> {
  const title = post.name === null || !hasLetters(post.name) ? [] : splitContent(escapeHtml(post.name));
  const parts = splitContent(post.html);
  // Services detect the language by the first text, and a longer text tells it more reliably.
  const contents = [...title, ...parts]
    .filter((part) => typeof part !== 'string')
    .filter(isTranslated)
    .toSorted((one, other) => htmlOf(other).length - htmlOf(one).length);
  const first = await perform(
    contents.map((content) => wholeTask(content) ?? textTask(content)),
    translate,
  );
  const failed = contents.filter((_, index) => first[index] === undefined);
  const second = await perform(failed.map(textTask), translate);
  const translations = new Map(contents.map((content, index) => [content, first[index]]));
  for (const [index, content] of failed.entries()) translations.set(content, second[index]);
  const write = (part: string | readonly HtmlToken[]): string =>
    typeof part === 'string' ? part : (translations.get(part) ?? htmlOf(part));
  return {
    name: post.name && title.length > 0 ? decodeReferences(title.map(write).join('')) : post.name,
    html: relabelCells(parts.map(write).join('')),
  };
}
