/** The delay before the second scroll, which corrects for images that loaded in the meantime, in milliseconds. */
const again = 500;

const nameIn = (hash: string): string => safelyDecoded(hash.replace(/^#/, ''));

/** Returns the element that a hash names by its ID or its `data-id`. */
export function findHashTarget(hash: string): HTMLElement | null {
  const name = nameIn(hash);
  if (!name) return null;
  return document.getElementById(name) ?? document.querySelector<HTMLElement>(`[data-id="${CSS.escape(name)}"]`);
}

const safelyDecoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Marks only the element that the address names. The browser applies `:target` only after a page load or a link within
 * the page.
 */
export function markHashTarget(): void {
  document.documentElement.dataset['marked'] = '';
  for (const marked of document.querySelectorAll('[data-named]')) marked.removeAttribute('data-named');
  findHashTarget(location.hash)?.setAttribute('data-named', '');
}

/** The events by which the user takes control of the scroll position. */
const ways = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the element that the address names, at once, on each change of the hash, and again after a delay
 * (docs/behavior/shell.md#page-changes). Any user input cancels the second scroll. The style sheet leaves space for the
 * title bar. Returns a function that removes the listeners.
 */
export function watchHash(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const show = () => findHashTarget(location.hash)?.scrollIntoView({ behavior: calm.matches ? 'auto' : 'smooth' });
  const scroll = () => {
    clearTimeout(timer);
    markHashTarget();
    if (location.hash.length < 2) return;
    show();
    timer = setTimeout(show, again);
  };
  // User input cancels the pending scroll.
  const stay = () => clearTimeout(timer);
  // The browser itself scrolls to an ID when the page loads. A user who has already scrolled stays at their position.
  if (window.scrollY === 0 && !document.getElementById(nameIn(location.hash))) scroll();
  window.addEventListener('hashchange', scroll);
  for (const way of ways) window.addEventListener(way, stay, { passive: true, capture: true });
  return () => {
    clearTimeout(timer);
    for (const way of ways) window.removeEventListener(way, stay, { capture: true });
    window.removeEventListener('hashchange', scroll);
  };
}
