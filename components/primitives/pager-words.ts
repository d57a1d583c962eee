/** The words of a pager; numbers come already written. */
export type PagerWords = {
  previous: string;
  next: string;
  page: (page: string) => string;
  range: (first: string, last: string, total: string) => string;
  rangeInFull: (first: string, last: string, total: string, hasMore: boolean) => string;
  jump: string;
  /** On the button that opens the jump, and on the one that closes it. */
  jumpTo: string;
  back: string;
  failed: string;
  of: (count: string) => string;
  go: string;
  clamped: (asked: string | number, page: string) => string;
};

/** A pager in English. */
export const englishPagerWords: PagerWords = {
  previous: 'Previous Page',
  next: 'Next Page',
  page: (page) => `Page ${page}`,
  range: (first, last, total) => `${first} - ${last} of ${total}`,
  rangeInFull: (first, last, total, hasMore) => `${first} to ${last} of ${hasMore ? 'more than ' : ''}${total}`,
  jump: 'Jump to page',
  jumpTo: 'Jump to a specific page',
  back: 'Back to post count',
  failed: 'The page could not be loaded. Please try again.',
  of: (count) => `of ${count}`,
  go: 'Go',
  clamped: (asked, page) => `There is no page ${asked}. This is page ${page}.`,
};
