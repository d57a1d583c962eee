import { randomBytes } from 'node:crypto';

/** A fresh mark for the scripts of one answer. */
export const newNonce = (): string => randomBytes(18).toString('base64url');

/**
 * What a page may load: only from this site, scripts only with the answer's nonce, pictures also from elsewhere over
 * https because members link to them. Style elements come from files; style attributes carry sizes only.
 */
export function contentSecurityPolicy(nonce: string, isDevelopment: boolean): string {
  const development = isDevelopment ? " 'unsafe-eval' ws:" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
