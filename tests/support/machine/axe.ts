import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Injects axe into a page unless it is already present. Its source is long, so it is not sent with every check. */
export async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
}
