/** Returns the address of the page that warns before the viewer leaves the site. */
export const leavingUrl = (href: string): string => `/home/leaving?target=${encodeURIComponent(href)}`;

/** The elements that contain members' posts. */
const written = '[data-reading]';

/**
 * Calls `listener` for each click on a link to another site. `isOfMember` is true when a member wrote the link. Returns
 * a function that removes the listener.
 */
export function watchLinks(
  origin: string,
  listener: (event: MouseEvent, href: string, isOfMember: boolean) => void,
): () => void {
  const listen = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.defaultPrevented) return;
    const url = URL.parse(link.href);
    if (!url || !/^https?:$/.test(url.protocol)) return;
    if (url.origin === origin || url.origin === location.origin) return;
    listener(event, url.href, /\bugc\b/.test(link.rel) || link.closest(written) !== null);
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}
