import { findHashTarget } from './hash-scroll.ts';

/** Calls `onTurn` when a pager link of the current page is followed. Returns a function that removes the listener. */
export function watchTurns(onTurn: () => void): () => void {
  const listening = new AbortController();
  const listener = ({ target }: Event) => {
    if (target instanceof Element && target.closest('nav[data-pager] a[href]')) onTurn();
  };
  document.addEventListener('click', listener, { capture: true, signal: listening.signal });
  return () => listening.abort();
}

/** Focuses the heading of the list, so that keyboard users read the new page of the list from its beginning. */
export function focusListHead(): void {
  const list = findHashTarget(location.hash) ?? document.getElementById('main');
  const head = list?.querySelector<HTMLElement>('h1, h2');
  if (!head) return;
  head.tabIndex = -1;
  head.focus({ preventScroll: true });
}
