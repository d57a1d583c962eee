import { randomBytes } from 'node:crypto';
import { embedOrigins } from '#api/post/body/embed.ts';
import type { Settings } from '#server/administration/setting/settings.ts';

/** Returns a new nonce for the scripts of a response. */
export const newNonce = (): string => randomBytes(18).toString('base64url');

/** The external origins that the site's settings allow; none by default. */
export interface AllowedOrigins {
  /** The origins that may embed the forum's pages in frames. */
  readonly ancestors: readonly string[];
  /** The origin of the bot protection's script and requests. */
  readonly protection: readonly string[];
  /** The origin of an external search, to which the search form without scripts redirects. */
  readonly search: readonly string[];
}

/**
 * Returns the origins allowed by the settings: embedding sites while embedding is enabled, and the bot protection while
 * it has a key.
 */
export const allowedOriginsOf = (settings: Settings): AllowedOrigins => ({
  ancestors: settings['embed.enabled'] ? settings['embed.allowedOrigins'] : [],
  protection: settings['botProtection.siteKey'] ? [new URL(settings['botProtection.scriptUrl']).origin] : [],
  search: originsIn(settings['search.externalSearch']),
});

/** Returns the origin of an absolute address; an empty array for a relative one. */
const originsIn = (address: string): readonly string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

const closed: AllowedOrigins = { ancestors: [], protection: [], search: [] };

/**
 * Returns the Content Security Policy of a page. Resources come only from this site, and scripts need the response's
 * nonce. Images and media may also come from elsewhere over https, because members link to them. Styles come from files
 * or from elements with the nonce; style attributes set only sizes. `doors` are the external origins of the settings.
 * Frames of known sites load only on the reader's request.
 */
export function contentSecurityPolicy(
  nonce: string,
  isDevelopment: boolean,
  externalOrigins: AllowedOrigins = closed,
): string {
  const development = isDevelopment ? " 'unsafe-eval' ws:" : '';
  const also = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('');
  const protection = also(externalOrigins.protection);
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
    `form-action 'self'${also(externalOrigins.search)}`,
    `frame-ancestors 'self'${also(externalOrigins.ancestors)}`,
  ].join('; ');
}

/**
 * Returns the Content Security Policy of the preview of a page: it looks like the page, but no script runs, nothing is
 * sent, and nothing outside of it can be opened. Frames of fragments run within it.
 */
export const previewPolicy = (nonce: string, isDevelopment: boolean): string =>
  [
    'sandbox allow-same-origin allow-scripts',
    "default-src 'none'",
    "script-src 'none'",
    "connect-src 'none'",
    "form-action 'none'",
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
