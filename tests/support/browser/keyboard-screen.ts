import type { Page } from '@playwright/test';
import { waitForHydration } from './journey.ts';
import { createUserInput, type UserInput } from './user-input.ts';

/** The maximum number of Tab stops before the navigation of a page: the breadcrumbs. */
const mostCrumbs = 8;

/**
 * Opens a page of the dashboard and moves the focus to its content with the keyboard: past the title bar and past the
 * navigation. Returns the interactions by keyboard.
 */
export async function openByKeyboard(page: Page, address: string): Promise<UserInput> {
  await page.goto(address);
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const skip = page.getByRole('link', { name: 'Skip the navigation' });
  const isReached = () => skip.evaluate((link) => link === document.activeElement);
  for (let stop = 0; stop < mostCrumbs && !(await isReached()); stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  return createUserInput(page, 'keyboard');
}
