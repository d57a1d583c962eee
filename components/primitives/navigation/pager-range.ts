import { abbreviateNumber, fullNumber } from '#components/primitives/text/format-number.ts';
import { type PagerTexts, pagerTexts } from './pager-texts.ts';

/** The position in a list: the page (from 1; 0 counts as 1), the page size and the total. */
export type PagerPlace = { page: number; limit: number; total: number; hasMore?: boolean | undefined };

/** Returns the number of pages of a list, at least one. */
export const pageCount = (total: number, limit: number) => Math.max(1, Math.ceil(total / limit));

/**
 * Formats the range of shown items, as in "11 - 20 of 1.2k+" (docs/behavior/shell.md#pager).
 *
 * `full` is the unabbreviated text for assistive technology. "+" marks `hasMore`: there are more items than were
 * counted.
 */
export function pagerRange({ page, limit, total, hasMore = false }: PagerPlace, words: RangeWords = pagerTexts) {
  const place = Math.max(page, 1);
  const last = hasMore ? place * limit : Math.min(place * limit, total);
  const first = Math.min((place - 1) * limit + 1, last);
  const [from, to] = [fullNumber(first), fullNumber(last)];
  return {
    text: words.range(from, to, `${total > 999 ? abbreviateNumber(total) : total}${hasMore ? '+' : ''}`),
    full: words.rangeInFull(from, to, fullNumber(total), hasMore),
  };
}

type RangeWords = Pick<PagerTexts, 'range' | 'rangeInFull'>;

/**
 * Returns the pages to link to around the current one, always including the first and the last. `undefined` marks a
 * gap.
 */
export function pagesShown(page: number, count: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, count].filter((one) => one >= 1 && one <= count);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [undefined, one] : [one];
  });
}
