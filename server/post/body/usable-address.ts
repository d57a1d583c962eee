/** Checks for an address on this site: one leading slash, or a fragment. Two slashes, or a backslash, lead elsewhere. */
export const isOnSite = (address: string): boolean => /^(\/(?![/\\])|#)/.test(address);

/** Checks for an address elsewhere that a post may link to: web, mail or telephone. */
export const isElsewhere = (address: string): boolean => /^(https?:\/\/|mailto:|tel:)/i.test(address);
