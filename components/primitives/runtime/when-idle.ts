/**
 * Calls a function when the browser is idle, at the latest after `timeout` milliseconds. Safari, which has no
 * `requestIdleCallback`, uses a delay of one second. Returns a function that cancels it, as effects do.
 */
export function whenIdle(act: () => void, timeout: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1_000);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(act, { timeout });
  return () => cancelIdleCallback(wish);
}
