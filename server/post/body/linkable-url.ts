/**
 * Whether a URL is on this site: it begins with one slash or is a fragment. A URL with two leading slashes or a
 * backslash leads to another site.
 */
export const isSameSiteUrl = (address: string): boolean => /^(\/(?![/\\])|#)/.test(address);

/** Whether a URL leads to an external target that a post may link to: web, mail or telephone. */
export const isExternalUrl = (address: string): boolean => /^(https?:\/\/|mailto:|tel:)/i.test(address);
