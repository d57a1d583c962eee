/** How long after the first time it is scrolled again, for pictures that have come meanwhile; in milliseconds. */
const again = 500;

/** The element that a hash names, by its id or its `data-id`. */
export function placeOf(hash: string): HTMLElement | null {
  const name = safelyDecoded(hash.replace(/^#/, ''));
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

/**
 * Scrolls to the place that the address names, now and when its hash changes, and again a moment later
 * (`spec/behaviours.md` §36); the room of the title bar is left by the style sheet. Until the returned function is called.
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
    const before = window.scrollY;
    // Who has scrolled on since then is left where they are.
    timer = setTimeout(() => Math.abs(window.scrollY - before) < window.innerHeight && show(), again);
  };
  // Who has scrolled before the page came alive is reading already.
  if (window.scrollY === 0) scroll();
  window.addEventListener('hashchange', scroll);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('hashchange', scroll);
  };
}
