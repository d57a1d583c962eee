/** The page that says that one leaves the site for an address. */
export const leavingUrl = (href: string): string => `/home/leaving?target=${encodeURIComponent(href)}`;

/** Where the words of members stand. */
const written = '[data-reading]';

/**
 * Hears of links to other sites being followed, until the returned function is called. `isOfMember` tells that a member
 * wrote the link.
 */
export function watchLinks(
  origin: string,
  hear: (event: MouseEvent, href: string, isOfMember: boolean) => void,
): () => void {
  const listen = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.defaultPrevented) return;
    const url = URL.parse(link.href);
    if (!url || !/^https?:$/.test(url.protocol)) return;
    if (url.origin === origin || url.origin === location.origin) return;
    hear(event, url.href, /\bugc\b/.test(link.rel) || link.closest(written) !== null);
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}
