/** The classification of a URL: on this site, external, mail or telephone, or unsafe. */
export type LinkTarget = { href: string; kind: 'internal' | 'external' | 'other' | 'unsafe' };

const allowed = /^(https?:|mailto:|tel:|\/|#)/i;
// Browsers ignore these characters when they parse a URL, so "java\nscript:" would run a script.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches exactly these characters
const ignored = /[\u0000-\u0020]/g;

/**
 * Classifies a URL. Only http, https, tel, mailto, a leading slash and a hash anchor are allowed; any other URL is
 * prefixed with `unsafe:` (docs/behavior/shell.md#links).
 *
 * `origin` is the site's own origin (`https://forum.example`). If it is given, absolute URLs of this site count as
 * internal.
 */
export function linkTarget(href: string, origin?: string): LinkTarget {
  const address = href.trim();
  if (!allowed.test(address.replace(ignored, ''))) return { href: `unsafe:${address}`, kind: 'unsafe' };
  if (/^(mailto|tel):/i.test(address)) return { href: address, kind: 'other' };
  return { href: address, kind: isInternal(address, origin) ? 'internal' : 'external' };
}

function isInternal(address: string, origin: string | undefined) {
  if (address.startsWith('#')) return true;
  // "//host" and "/\host" lead to another host despite the leading slash.
  if (/^\/(?![/\\])/.test(address)) return true;
  return origin !== undefined && URL.parse(address, origin)?.origin === new URL(origin).origin;
}
