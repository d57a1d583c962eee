import { t } from '#api/translations.ts';

/** The texts of a pager. Numbers are passed already formatted. */
export type PagerTexts = {
  previous: string;
  next: string;
  page: (page: string) => string;
  range: (first: string, last: string, total: string) => string;
  rangeInFull: (first: string, last: string, total: string, hasMore: boolean) => string;
  jump: string;
  /** The labels of the buttons that open and close the jump form. */
  jumpTo: string;
  back: string;
  failed: string;
  of: (count: string) => string;
  go: string;
  clamped: (requested: string | number, page: string) => string;
};

/** The texts of a pager in the viewer's language. */
export const pagerTexts: PagerTexts = {
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
  clamped: (requested, page) => t('primitives.pager.clamped', { asked: String(requested), page }),
};
