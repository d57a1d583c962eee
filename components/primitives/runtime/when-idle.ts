/**
 * Calls back once the browser has nothing else to do, at the latest after `timeout` milliseconds; Safari, which cannot
 * tell, is given a second. Gives back what calls it off, as effects do.
 */
export function whenIdle(act: () => void, timeout: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1_000);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(act, { timeout });
  return () => cancelIdleCallback(wish);
}
