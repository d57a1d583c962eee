import { expect, test } from '@playwright/experimental-ct-react';
import { Closed, Open } from '#stories/shell/navigation/navigation-panel.stories.tsx';

test.use({ viewport: { width: 320, height: 640 } });

test('what is not open is not there for anybody', async ({ mount, page }) => {
  await mount(<Closed />);
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0);
  await expect(page.getByRole('link', { includeHidden: true })).toHaveCount(0);
});

test('a level that is entered has the focus on its way back, and back is where one came from', async ({
  mount,
  page,
}) => {
  await mount(<Open />);
  await page.getByRole('button', { name: 'Categories' }).click();
  await expect(page.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Categories' })).toBeFocused();
});

test('nothing scrolls sideways, and every place is large enough for a finger', async ({ mount, page }) => {
  await mount(<Open />);
  await page.getByRole('button', { name: 'Categories' }).click();
  await expect(page.getByRole('button', { name: 'Workshop' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const place of await page.getByRole('dialog').getByRole('listitem').all())
    expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
