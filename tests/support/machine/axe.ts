import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Puts axe into a page, unless it is there: its source is long, and is not sent with every question. */
export async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
}
