import type { Page } from '@playwright/test';

/** The duration of an interaction, in milliseconds. */
export interface InteractionTimes {
  /**
   * The time from the pointer press to the first frame that shows the awaited element; 0 when no element is awaited.
   */
  readonly shown: number;
  /**
   * The longest time from an event to the next paint, as reported by the browser; 0 when all events took less than 16
   * ms.
   */
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

/** Measures the event durations of every page that is opened from now on. */
export const watchInteractions = (page: Page): Promise<void> => page.addInitScript(watch).then(() => {});

/** Measures the time until `act` takes effect: until an element matches the selector, and until the next paint. */
export async function timeOf(
  page: Page,
  selector: string | undefined,
  act: () => Promise<void>,
): Promise<InteractionTimes> {
  await page.evaluate((wanted) => (globalThis as unknown as { watched: Watched }).watched.expect(wanted), selector);
  await act();
  if (selector) await page.locator(selector).first().waitFor();
  // The browser reports an event only after its paint.
  await page.waitForTimeout(700);
  return page.evaluate(() => ({ ...(globalThis as unknown as { watched: Watched }).watched.told }));
}
