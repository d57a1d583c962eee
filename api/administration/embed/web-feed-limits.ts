/** The largest number of items that are stored of a feed. */
export const mostFeedItems = 50;

/** The maximum length of the address of a feed, in characters. */
export const longestFeedAddress = 500;

/** The maximum length of the normal form of an address, in which letters like "é" are several characters. */
const longestNormalForm = 2_000;

/**
 * Returns the address of a feed in its normal form. Undefined for anything but an address of the web, and for one that is
 * too long.
 */
export function webFeedAddress(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  return url.href.length <= longestNormalForm ? url.href : undefined;
}
