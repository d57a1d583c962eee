/** The words of a pager; numbers come already written. */
export type PagerWords = {
  previous: string;
  next: string;
  page: (page: string) => string;
  range: (first: string, last: string, total: string) => string;
  rangeInFull: (first: string, last: string, total: string, hasMore: boolean) => string;
  jump: string;
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
  of: (count) => `of ${count}`,
  go: 'Go',
  clamped: (asked, page) => `There is no page ${asked}. This is page ${page}.`,
};
