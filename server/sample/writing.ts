import type { MemberKey, SampleComment } from './types.ts';

/** Minutes, as they are; so that `minutes(4)` reads like `hours(2)`. */
export const minutes = (count: number) => count;

/** Whole minutes in so many hours. */
export const hours = (count: number) => Math.round(count * 60);

/** Whole minutes in so many days. */
export const days = (count: number) => Math.round(count * 24 * 60);

/**
 * Markdown written inside indented code: the shared indentation and the outer blank lines are taken away.
 *
 * Code blocks in it use `~~~` fences, since backticks end the template.
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

/** One comment: who, how long after the discussion began, and what. */
export function says(
  author: MemberKey,
  later: number,
  body: string,
  more: Pick<SampleComment, 'reactions' | 'accepted' | 'replies'> = {},
): SampleComment {
  return { author, later, body, ...more };
}
