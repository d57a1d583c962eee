import { t } from '#api/translations.ts';

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

/** A pager in the reader's language. */
export const pagerWords: PagerWords = {
  get previous() {
    return t('primitives.pager.previous');
  },
  get next() {
    return t('primitives.pager.next');
  },
  get jump() {
    return t('primitives.pager.jump');
  },
  get jumpTo() {
    return t('primitives.pager.jump-to');
  },
  get back() {
    return t('primitives.pager.back');
  },
  get failed() {
    return t('primitives.pager.failed');
  },
  get go() {
    return t('primitives.pager.go');
  },
  page: (page) => t('primitives.pager.page', { page }),
  range: (first, last, total) => t('primitives.pager.range', { first, last, total }),
  rangeInFull: (first, last, total, hasMore) =>
    t(hasMore ? 'primitives.pager.range-more' : 'primitives.pager.range-full', { first, last, total }),
  of: (count) => t('primitives.pager.of', { count }),
  clamped: (asked, page) => t('primitives.pager.clamped', { asked: String(asked), page }),
};
