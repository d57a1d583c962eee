import { findHashTarget } from './hash-scroll.ts';

/** The previous and the new address of a navigation; `from` is undefined for the first page. */
interface Turn {
  readonly from: string | undefined;
  readonly to: string;
}

const withoutPage = (path: string): string => path.replace(/\/p\d+$/, '');

/** Checks whether a navigation leads to another page, not only to another page of the same list. */
export const isOtherPage = ({ from, to }: Turn): boolean => from !== undefined && withoutPage(from) !== withoutPage(to);

/**
 * Announces a new page to screen readers. When the focused element was removed with the previous page, focuses the
 * element that the address names, or the title. Otherwise calls `announce` with the title of the page.
 */
export function announcePage(announce: (title: string) => void): void {
  if (document.activeElement !== document.body) {
    announce(document.title);
    return;
  }
  const main = document.getElementById('main');
  const place = findHashTarget(location.hash) ?? main?.querySelector('h1') ?? main;
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
