/** A host that cannot exist. Addresses are resolved against it to check whether they remain on the site. */
const nowhere = 'http://target.invalid';

/** A path begins with a single slash. A second slash, or a backslash, would name another host. */
const isPath = (target: string): boolean => /^\/(?![/\\])/.test(target);

/**
 * Returns the address to open after signing in or out, as a path of this site. Absolute addresses of the site lose
 * their host. An address that leads to another site becomes the home page
 * (docs/behavior/account.md#target-after-entry). Control characters are never accepted, because browsers drop them from
 * addresses.
 *
 * @example safeTarget('//evil.example', 'https://forum.example') // '/'
 */
export function safeTarget(target: unknown, siteUrl?: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these characters, so that `/\t/evil` leads away
  if (typeof target !== 'string' || target.length > 2_000 || /[\u0000-\u001f\u007f]/.test(target)) return '/';
  const isAbsolute = /^https?:\/\/[^\\]/i.test(target);
  if (!isAbsolute && !isPath(target)) return '/';
  const base = isAbsolute ? siteUrl : nowhere;
  const url = URL.parse(target, nowhere);
  if (!url || !base || url.origin !== new URL(base).origin || url.username || url.password) return '/';
  const path = url.pathname + url.search + url.hash;
  return isPath(path) ? path : '/';
}
