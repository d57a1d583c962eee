import { expect, test } from '@playwright/experimental-ct-react';
import { Closed, Open } from '#stories/shell/navigation/navigation-panel.stories.tsx';

test.use({ viewport: { width: 320, height: 640 } });

test('a closed panel renders nothing, not even hidden', async ({ mount, page }) => {
  await mount(<Closed />);
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0);
  await expect(page.getByRole('link', { includeHidden: true })).toHaveCount(0);
});

test('entering a level focuses its Back button, and going back returns focus to the former item', async ({
  mount,
  page,
}) => {
  await mount(<Open />);
  await page.getByRole('button', { name: 'Categories' }).click();
  await expect(page.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Categories' })).toBeFocused();
});

test('nothing scrolls horizontally, and every item is large enough for touch', async ({ mount, page }) => {
  await mount(<Open />);
  await page.getByRole('button', { name: 'Categories' }).click();
  await expect(page.getByRole('button', { name: 'Workshop' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const place of await page.getByRole('dialog').getByRole('listitem').all())
    expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
