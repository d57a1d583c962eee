import { placeOf } from './hash-scroll.ts';

/** Tells when a link of a pager is followed within this page, until the returned function is called. */
export function watchTurns(onTurn: () => void): () => void {
  const listening = new AbortController();
  const hear = ({ target }: Event) => {
    if (target instanceof Element && target.closest('nav[data-pager] a[href]')) onTurn();
  };
  document.addEventListener('click', hear, { capture: true, signal: listening.signal });
  return () => listening.abort();
}

/** Gives the focus to the head of the list that was turned to, so that whoever moves by keyboard reads it from its beginning. */
export function focusListHead(): void {
  const list = placeOf(location.hash) ?? document.getElementById('main');
  const head = list?.querySelector<HTMLElement>('h1, h2');
  if (!head) return;
  head.tabIndex = -1;
  head.focus({ preventScroll: true });
}
