import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with a page: each rule with the elements that break it. */
export async function findAxeComplaints(page: Page): Promise<string[]> {
  // Colours that are still on their way to another palette are no colours of the page.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  await page.evaluate(`if (!window.axe) { ${axe.source} }`);
  return page.evaluate(async (chosen) => {
    const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
      runOnly: { type: 'tag', values: chosen },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, tags);
}

/** Begins to add up, in each page that is opened, how far its parts move without being asked to. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: { value: number; of: string }[] = [];
    (globalThis as { shifts?: unknown }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, of: document.readyState });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far the parts of the page have moved: the sum of its layout shifts. */
export async function findShift(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  return page.evaluate(() =>
    (globalThis as unknown as { shifts: { value: number }[] }).shifts.reduce((sum, { value }) => sum + value, 0),
  );
}
