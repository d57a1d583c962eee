/** The time for which the link is searched after back navigation, in milliseconds. */
const timeLimit = 3_000;

const here = () => location.pathname + location.search;

/**
 * Restores the focus to the link that led away when the user navigates back, so that keyboard users continue where they
 * were. Returns a function that removes the listeners.
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
    if (href) focusSoon(href, isMoved, performance.now() + timeLimit);
  };
  document.addEventListener('click', remember, { capture: true, signal: listening.signal });
  window.addEventListener('popstate', giveBack, { signal: listening.signal });
  return () => listening.abort();
}

/** Focuses the link as soon as its page is rendered, unless the user has navigated on or moved the focus. */
function focusSoon(href: string, isMoved: () => boolean, until: number): void {
  if (isMoved() || performance.now() > until) return;
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
  if (!link) return void requestAnimationFrame(() => focusSoon(href, isMoved, until));
  link.focus({ preventScroll: true });
  const { top, bottom } = link.getBoundingClientRect();
  // The page may have been shorter when the browser restored the scroll position.
  if (bottom < 0 || top > innerHeight) link.scrollIntoView({ block: 'center', behavior: 'instant' });
}
