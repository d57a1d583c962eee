import type { MemberKey, SampleComment } from './types.ts';

/** Returns the minutes unchanged, so that `minutes(4)` is consistent with `hours(2)`. */
export const minutes = (count: number) => count;

/** Converts hours to whole minutes. */
export const hours = (count: number) => Math.round(count * 60);

/** Converts days to whole minutes. */
export const days = (count: number) => Math.round(count * 24 * 60);

/**
 * Template tag for Markdown in indented code. Removes the common indentation and the leading and trailing blank lines.
 *
 * Use `~~~` fences for code blocks, because backticks end the template.
 */
export function text(strings: TemplateStringsArray, ...values: string[]) {
  const lines = String.raw({ raw: strings.map((part) => part) }, ...values).split('\n');
  const widths = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...widths);
  return lines
    .map((line) => line.slice(shared).trimEnd())
    .join('\n')
    .trim();
}

/** Creates a comment from its author, the time since the start of the discussion, and its text. */
export function commentBy(
  author: MemberKey,
  later: number,
  body: string,
  more: Pick<SampleComment, 'reactions' | 'accepted' | 'replies'> = {},
): SampleComment {
  return { author, later, body, ...more };
}
