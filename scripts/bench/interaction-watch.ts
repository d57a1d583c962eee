import type { Page } from '@playwright/test';

/** How long something that was done took, in milliseconds. */
export interface Told {
  /** From the press to the first frame in which it showed; 0 when nothing was waited for. */
  readonly shown: number;
  /** The longest from an event to the paint that follows it, as browsers tell it; 0 when all were below 16 ms. */
  readonly paint: number;
}

interface Watched {
  told: { shown: number; paint: number };
  expect: (selector: string | undefined) => void;
}

const watch = () => {
  const told = { shown: 0, paint: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) told.paint = Math.max(told.paint, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const expect = (selector: string | undefined): void => {
    Object.assign(told, { shown: 0, paint: 0 });
    if (!selector) return;
    const isThere = () => document.querySelector(selector)?.checkVisibility();
    const look = (since: number) =>
      requestAnimationFrame(() => {
        if (isThere()) told.shown = performance.now() - since;
        else look(since);
      });
    addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
  };
  Object.assign(globalThis, { watched: { told, expect } });
};

/** Watches, from the next page on, how long its events take. */
export const watchInteractions = (page: Page): Promise<void> => page.addInitScript(watch).then(() => {});

/** Tells how long it takes until `act` is answered: by what the selector finds, and by paint. */
export async function timeOf(page: Page, selector: string | undefined, act: () => Promise<void>): Promise<Told> {
  await page.evaluate((wanted) => (globalThis as unknown as { watched: Watched }).watched.expect(wanted), selector);
  await act();
  if (selector) await page.locator(selector).first().waitFor();
  // Browsers tell of events once their paint is over.
  await page.waitForTimeout(700);
  return page.evaluate(() => ({ ...(globalThis as unknown as { watched: Watched }).watched.told }));
}
