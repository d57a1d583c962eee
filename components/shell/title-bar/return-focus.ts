/** How long the link is looked for after the reader has gone back, in milliseconds. */
const patience = 3_000;

const here = () => location.pathname + location.search;

/**
 * Gives the focus back to the link that led away, when a reader goes back to the page it stands on: who moves by
 * keyboard reads a list on from where they were. Until the returned function is called.
 */
export function watchReturn(): () => void {
  const left = new Map<string, string>();
  const listening = new AbortController();
  const remember = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('main a[href]') : null;
    if (link) left.set(here(), link.getAttribute('href') ?? '');
  };
  const giveBack = () => {
    const [place, href] = [here(), left.get(here())];
    const from = document.activeElement;
    const isMoved = () => here() !== place || ![from, document.body].includes(document.activeElement);
    if (href) focusSoon(href, isMoved, performance.now() + patience);
  };
  document.addEventListener('click', remember, { capture: true, signal: listening.signal });
  window.addEventListener('popstate', giveBack, { signal: listening.signal });
  return () => listening.abort();
}

/** Focuses the link once its page is there, unless the reader has moved on or chosen another place. */
function focusSoon(href: string, isMoved: () => boolean, until: number): void {
  if (isMoved() || performance.now() > until) return;
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
  if (!link) return void requestAnimationFrame(() => focusSoon(href, isMoved, until));
  link.focus({ preventScroll: true });
  const { top, bottom } = link.getBoundingClientRect();
  // The page was not as high yet when its place was restored.
  if (bottom < 0 || top > innerHeight) link.scrollIntoView({ block: 'center', behavior: 'instant' });
}
