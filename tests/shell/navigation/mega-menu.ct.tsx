import { expect, test } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { Closed, Open } from '#stories/shell/navigation/mega-menu.stories.tsx';

const categories = (page: Page) => page.getByRole('button', { name: 'Categories' });
const menu = (page: Page) => page.locator('[data-menu]');

test('Tab alone never opens a menu', async ({ mount, page }) => {
  await mount(<Closed />);
  for (let stops = 0; stops < 6; stops += 1) {
    await page.keyboard.press('Tab');
    await expect(menu(page)).toHaveCount(0);
  }
});

test('a pointer that moves diagonally to a link stays within the menu', async ({ mount, page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  await page.clock.pauseAt('2026-11-20T12:00:01Z');
  await mount(<Closed />);
  await categories(page).hover();
  await page.clock.runFor(200);
  await expect(menu(page)).toBeVisible();
  const target = await page.getByRole('link', { name: 'Rowing' }).boundingBox();
  if (!target) throw new Error('The menu has no such link.');
  // Moves over the edge of the neighbouring item and out of the navigation, for less than a quarter of a second.
  await page.mouse.move(1_000, 2);
  await page.clock.runFor(249);
  await page.mouse.move(target.x + 5, target.y + 5);
  await page.clock.runFor(10_000);
  await expect(menu(page)).toBeVisible();
});

test('Escape inside a menu returns focus to its item', async ({ mount, page }) => {
  await mount(<Open />);
  await expect(page.getByRole('link', { name: 'All Categories' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(categories(page)).toBeFocused();
  await expect(menu(page)).toHaveCount(0);
});

test('arrow keys move through the links, back to the item and on to its neighbours', async ({ mount, page }) => {
  await mount(<Open />);
  await expect(page.getByRole('link', { name: 'All Categories' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'News' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(categories(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Discussions' })).toBeFocused();
});

test('in right-to-left text the arrow keys follow the text direction', async ({ mount, page }) => {
  await mount(<Closed />);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await categories(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
});
