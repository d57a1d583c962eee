import { placeOf } from './hash-scroll.ts';

/** Where a visit came from and where it leads; undefined for the first page of a visit. */
interface Turn {
  readonly from: string | undefined;
  readonly to: string;
}

const withoutPage = (path: string): string => path.replace(/\/p\d+$/, '');

/** Whether another page was gone to, and not only another part of a list. */
export const isOtherPage = ({ from, to }: Turn): boolean => from !== undefined && withoutPage(from) !== withoutPage(to);

/**
 * Tells whoever reads by ear that another page is there: the focus comes to the place that the address names, or to the
 * title, where what had it went with the page before; else the title of the page is told (`tell`).
 */
export function arrive(tell: (title: string) => void): void {
  if (document.activeElement !== document.body) {
    tell(document.title);
    return;
  }
  const main = document.getElementById('main');
  const place = placeOf(location.hash) ?? main?.querySelector('h1') ?? main;
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
