import { diffWords, diffWordsWithSpace } from 'diff';
import type { DifferencePart } from '#api/moderation/revision/revision.contract.ts';
import { textOfHtml } from '#server/post/body/render-body.ts';

/** How long two texts are compared, in milliseconds, before they are told apart as wholes. */
const timeout = 500;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

const whole = (before: string, after: string): DifferencePart[] => [
  ...(before ? [{ kind: 'removed' as const, text: before }] : []),
  ...(after ? [{ kind: 'added' as const, text: after }] : []),
];

/** What became of a text, word by word; words of scripts without spaces are found by their dictionary. */
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

/** Formats whose source is what their writer read. */
const readable = new Set(['markdown', 'text', 'textex']);

interface Written {
  readonly body: string;
  readonly format: string;
  readonly bodyHtml: string;
}

/** What became of a post's body: of its source where people write that, else of what readers see. */
export function bodyDifference(before: Written | undefined, after: Written): DifferencePart[] {
  const isSource = readable.has(after.format) && (!before || before.format === after.format);
  const textOf = ({ body, bodyHtml }: Written): string => (isSource ? body : textOfHtml(bodyHtml));
  return differenceOf(before ? textOf(before) : textOf(after), textOf(after));
}
