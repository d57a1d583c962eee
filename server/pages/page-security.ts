import { randomBytes } from 'node:crypto';
import { embedOrigins } from '#api/post/body/embed.ts';
import type { Settings } from '#server/administration/setting/settings.ts';

/** A fresh mark for the scripts of one answer. */
export const newNonce = (): string => randomBytes(18).toString('base64url');

/** What the site's settings open beyond this site; nothing is opened by default. */
export interface PageDoors {
  /** The sites whose pages may show the forum's within theirs. */
  readonly ancestors: readonly string[];
  /** Where the protection against programs comes from, and asks. */
  readonly protection: readonly string[];
  /** Where another search is asked, to which forms without scripts are led on. */
  readonly search: readonly string[];
}

/** The doors that the settings open: to embedding sites while embedding is on, to a protection while it has a key. */
export const doorsOf = (settings: Settings): PageDoors => ({
  ancestors: settings['embed.enabled'] ? settings['embed.allowedOrigins'] : [],
  protection: settings['botProtection.siteKey'] ? [new URL(settings['botProtection.scriptUrl']).origin] : [],
  search: originsIn(settings['search.externalSearch']),
});

/** The site of an address; none where it lies within this one. */
const originsIn = (address: string): readonly string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

const closed: PageDoors = { ancestors: [], protection: [], search: [] };

/**
 * What a page may load: only from this site, scripts only with the answer's nonce, pictures also from elsewhere over
 * https because members link to them. Style elements come from files; style attributes carry sizes only. `doors` are the
 * few other sites that the settings name; frames of known sites are loaded only when a reader asks for them.
 */
export function contentSecurityPolicy(nonce: string, isDevelopment: boolean, doors: PageDoors = closed): string {
  const development = isDevelopment ? " 'unsafe-eval' ws:" : '';
  const also = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('');
  const protection = also(doors.protection);
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
    "worker-src 'self'",
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src 'self'${protection}${isDevelopment ? ' ws:' : ''}`,
    `frame-src 'self'${also(embedOrigins)}${protection}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${also(doors.search)}`,
    `frame-ancestors 'self'${also(doors.ancestors)}`,
  ].join('; ');
}
