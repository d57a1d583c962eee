/** The interval at which the address and the title are checked, and the debounce of scroll reports, in milliseconds. */
const pause = 200;
const frame = 16.7;
/** The scroll position beyond which the page counts as scrolled, in pixels. */
const scrolledFrom = 50;

/**
 * Reports the address, the title and the scroll position to the parent page, and hands it links to other sites
 * (docs/behavior/shell.md#embedding-in-another-site). `remoteUrl` is the parent page; messages are posted to its origin
 * only. Returns a function that stops the reports.
 */
export function reportTo(remoteUrl: string): () => void {
  const origin = URL.parse(remoteUrl)?.origin;
  const parent = window.top;
  if (!origin || origin === 'null' || !parent || parent === window) return () => {};
  const post = (message: object) => parent.postMessage(message, origin);
  const stops = [reportAddress(post), reportScroll(post), handOverLinks(post)];
  return () => {
    for (const stop of stops) stop();
  };
}

type Tell = (message: object) => void;

function reportAddress(post: Tell): () => void {
  let href: string | undefined;
  let title: string | undefined;
  const look = () => {
    if (location.href !== href) post({ type: 'embeddedHrefUpdate', href: location.href });
    if (document.title !== title) post({ type: 'embeddedTitleUpdate', title: document.title });
    href = location.href;
    title = document.title;
  };
  look();
  const timer = setInterval(look, pause);
  return () => clearInterval(timer);
}

function reportScroll(post: Tell): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    const isScrollEnd = scrollTop <= 0 || scrollTop + clientHeight >= scrollHeight - 1;
    post({ type: 'embeddedScrollUpdate', isScrolled: scrollTop > scrolledFrom, isScrollEnd });
  };
  const listener = () => {
    clearTimeout(timer);
    timer = setTimeout(look, frame);
  };
  look();
  window.addEventListener('scroll', listener, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', listener);
  };
}

/** Lets the parent page open links to other sites, because they would load inside this frame. */
function handOverLinks(post: Tell): () => void {
  const listener = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.metaKey || event.ctrlKey || event.defaultPrevented || link.target === '_blank') return;
    const url = URL.parse(link.href);
    if (!url || !/^https?:$/.test(url.protocol) || url.origin === location.origin) return;
    event.preventDefault();
    post({ type: 'navigateExternalDomain', href: url.href });
  };
  document.addEventListener('click', listener);
  return () => document.removeEventListener('click', listener);
}
