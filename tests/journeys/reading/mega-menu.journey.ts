import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '#tests/support/browser/journey.ts';

/** Presses Tab until the element with this text has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return;
  }
  throw new Error(`Pressing Tab does not reach ${name}.`);
}

test('the menu of the title bar is opened, navigated, closed and followed with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/discussions');
  await waitForHydration(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  const item = main.getByRole('button', { name: 'Categories' });
  const focused = main.locator('a:focus');
  await tabTo(page, 'Categories');
  await page.keyboard.press('ArrowDown');
  await expect(item).toHaveAttribute('aria-expanded', 'true');
  await expect(focused).toHaveCount(1);
  // The categories appear once the server has responded.
  await expect(main.locator('[data-menu] a').nth(1)).toBeVisible();
  const first = (await focused.textContent()) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(focused).not.toHaveText(first);
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveText(first);
  await page.keyboard.press('ArrowUp');
  await expect(item).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowLeft');
  await expect(main.getByRole('link', { name: 'Discussions' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item).toBeFocused();
  await expect(item).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(item).toHaveAttribute('aria-expanded', 'true');
  await expect(item).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText(first);
  const href = (await focused.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === new URL(href, url).pathname);
  await expect(item).toHaveAttribute('aria-expanded', 'false');
});
