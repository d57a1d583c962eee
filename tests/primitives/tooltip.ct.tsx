import { expect, test } from '@playwright/experimental-ct-react';
import { Resting } from '#stories/primitives/tooltip.stories.tsx';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  await page.clock.pauseAt('2026-11-20T12:00:01Z');
});

test('a tip shows after the pointer rested 100 ms, and leaves 500 ms after it', async ({ mount, page }) => {
  await mount(<Resting />);
  const tip = page.getByRole('tooltip');
  await page.getByRole('button', { name: 'Bookmark' }).hover();
  await page.clock.runFor(99);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Keeps this discussion in your list');
  await page.mouse.move(600, 400);
  await page.mouse.move(620, 420);
  await page.clock.runFor(450);
  await expect(tip).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(tip).toHaveCount(0);
});

test('the keyboard sees the tip at once, and Escape puts it away', async ({ mount, page }) => {
  await mount(<Resting />);
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: 'Bookmark' });
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleDescription('Keeps this discussion in your list');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a press puts the tip away and is still a press', async ({ mount, page }) => {
  await mount(<Resting />);
  const button = page.getByRole('button', { name: 'Bookmark' });
  await button.evaluate((element) => element.addEventListener('click', () => element.setAttribute('data-pressed', '')));
  await button.hover();
  await page.clock.runFor(100);
  await expect(page.getByRole('tooltip')).toHaveCount(1);
  await button.click();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(button).toHaveAttribute('data-pressed');
});
