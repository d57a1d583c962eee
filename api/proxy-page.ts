import type { ApiErrorBody } from '#api/failure.ts';

/** The message when a proxy's error page has no heading (docs/behavior/platform.md#client-requests). */
const unnamed = 'An Error has Occured';

/** The `sessionStorage` key of the time at which this window last reloaded because of a proxy's challenge. */
const reloadMark = 'folkmoot-proxy-reload';

/** The minimum time between two reloads because of a challenge, in milliseconds. Prevents a reload loop. */
const reloadPause = 60_000;

/**
 * Extracts the error from the HTML page that a protective proxy returns instead of JSON: the heading, the first
 * paragraph and the proxy's trace ID (docs/behavior/platform.md#client-requests). Returns undefined when the HTML is
 * not such a page.
 */
export function readProxyPage(html: string): Pick<ApiErrorBody, 'message' | 'description'> | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const details = page.querySelector('.cf-error-details');
  if (!details) return undefined;
  const textOf = (selector: string) => details.querySelector(selector)?.textContent?.trim();
  const trace = /Ray ID:?\s*\w+/.exec(page.body.textContent ?? '')?.[0];
  const message = textOf('h1') || unnamed;
  const description = [message, textOf('p'), trace].filter(Boolean).join(' · ');
  return { message, description };
}

/** Reloads the page when the proxy has to check the browser first. Typed text is stored on the device by then. */
export function passChallenge(): void {
  if (Date.now() - Number(sessionStorage.getItem(reloadMark) ?? 0) < reloadPause) return;
  sessionStorage.setItem(reloadMark, String(Date.now()));
  location.reload();
}
