import { diffWords, diffWordsWithSpace } from 'diff';
import type { DifferencePart } from '#api/moderation/revision/revision.contract.ts';
import { textOfHtml } from '#server/post/body/render-body.ts';

/** The timeout of a text comparison, in milliseconds. After it, the texts are treated as completely different. */
const timeout = 500;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

const whole = (before: string, after: string): DifferencePart[] => [
  ...(before ? [{ kind: 'removed' as const, text: before }] : []),
  ...(after ? [{ kind: 'added' as const, text: after }] : []),
];

/** Compares two texts word by word. Scripts without spaces are segmented with a dictionary. */
export function differenceOf(before: string, after: string): DifferencePart[] {
  if (before === after) return before ? [{ kind: 'same', text: before }] : [];
  const parts = unspaced.test(before + after)
    ? diffWords(before, after, { timeout, intlSegmenter: segmenter })
    : diffWordsWithSpace(before, after, { timeout });
  return (
    parts?.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })) ?? whole(before, after)
  );
}

/** The formats whose source is readable to authors. */
const readable = new Set(['markdown', 'text', 'textex']);

interface Written {
  readonly body: string;
  readonly format: string;
  readonly bodyHtml: string;
}

/** Compares the bodies of a post: the source for readable formats, otherwise the rendered text. */
export function bodyDifference(before: Written | undefined, after: Written): DifferencePart[] {
  const isSource = readable.has(after.format) && (!before || before.format === after.format);
  const textOf = ({ body, bodyHtml }: Written): string => (isSource ? body : textOfHtml(bodyHtml));
  return differenceOf(before ? textOf(before) : textOf(after), textOf(after));
}
