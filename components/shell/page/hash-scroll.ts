/** How long after the first time it is scrolled again, for pictures that have come meanwhile; in milliseconds. */
const again = 500;

const nameIn = (hash: string): string => safelyDecoded(hash.replace(/^#/, ''));

/** The element that a hash names, by its id or its `data-id`. */
export function placeOf(hash: string): HTMLElement | null {
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
 * Marks the place that the address names, and no other: the browser itself tells style sheets (`:target`) only of what was
 * gone to by loading a page or by a link within it.
 */
export function markPlace(): void {
  document.documentElement.dataset['marked'] = '';
  for (const marked of document.querySelectorAll('[data-named]')) marked.removeAttribute('data-named');
  placeOf(location.hash)?.setAttribute('data-named', '');
}

/** By which people say where on a page they want to be. */
const ways = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the place that the address names, now and when its hash changes, and again a moment later
 * (`spec/behaviours.md` §36), unless somebody has begun to scroll or do something else by then; the room of the title bar is
 * left by the style sheet. Until the returned function is called.
 */
export function watchHash(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const show = () => placeOf(location.hash)?.scrollIntoView({ behavior: calm.matches ? 'auto' : 'smooth' });
  const scroll = () => {
    clearTimeout(timer);
    markPlace();
    if (location.hash.length < 2) return;
    show();
    timer = setTimeout(show, again);
  };
  // Who does something is left where they are.
  const stay = () => clearTimeout(timer);
  // The browser has gone to an id by itself when it loaded the page, and who has scrolled is reading already.
  if (window.scrollY === 0 && !document.getElementById(nameIn(location.hash))) scroll();
  window.addEventListener('hashchange', scroll);
  for (const way of ways) window.addEventListener(way, stay, { passive: true, capture: true });
  return () => {
    clearTimeout(timer);
    for (const way of ways) window.removeEventListener(way, stay, { capture: true });
    window.removeEventListener('hashchange', scroll);
  };
}
