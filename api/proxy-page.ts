import type { ApiErrorBody } from '#api/failure.ts';

/** Said when a proxy's page has no heading (specification part 1 §8). */
const unnamed = 'An Error has Occured';

/** Where this window notes when it was loaded anew for a proxy's sake. */
const reloadMark = 'folkmoot-proxy-reload';

/** A proxy that asks again within this time gets no further reload, so that a page never goes round in circles. Milliseconds. */
const reloadPause = 60_000;

/**
 * What a protective proxy says in the forum's place, which is a page and not JSON: its heading, its first lines, and the
 * number under which it keeps what happened (`spec/behaviours.md` §28). Undefined when it is no such page.
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

/** Loads the page anew where the proxy wants to look at the browser first; what was typed is on the device by then. */
export function passChallenge(): void {
  if (Date.now() - Number(sessionStorage.getItem(reloadMark) ?? 0) < reloadPause) return;
  sessionStorage.setItem(reloadMark, String(Date.now()));
  location.reload();
}
