import { expect, test } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { InDialog, Long, Resting } from '#stories/primitives/overlay/tooltip.stories.tsx';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  await page.clock.pauseAt('2026-11-20T12:00:01Z');
});

/** Waits for the tooltip machine, which is lazy-loaded with the first pointer event. */
const isResting = (page: Page) =>
  expect(page.locator('[data-machine="tooltip"]')).toHaveAttribute('data-state', 'focused');

test('a tooltip opens after the pointer rests for 100 ms, and closes 500 ms after it leaves', async ({
  mount,
  page,
}) => {
  await mount(<Resting />);
  const tip = page.getByRole('tooltip');
  await page.getByRole('button', { name: 'Bookmark' }).hover();
  await isResting(page);
  await page.clock.runFor(99);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip).toHaveText('Keeps this discussion in your list');
  await page.mouse.move(600, 400);
  await page.clock.runFor(499);
  await expect(tip).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(tip).toHaveCount(0);
});

test('the pointer can move onto the tooltip and stay there', async ({ mount, page }) => {
  await mount(<Resting />);
  await page.getByRole('button', { name: 'Bookmark' }).hover();
  await isResting(page);
  await page.clock.runFor(100);
  const box = await page.locator('[data-radix-popper-content-wrapper]').boundingBox();
  if (!box) throw new Error('The tooltip is not rendered.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.clock.runFor(10_000);
  await expect(page.getByRole('tooltip')).toHaveCount(1);
});

test('on keyboard focus the tooltip opens at once, and Escape closes it', async ({ mount, page }) => {
  await mount(<Resting />);
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: 'Bookmark' });
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleDescription('Keeps this discussion in your list');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleDescription('');
});

test('Escape closes the tooltip but not the dialog below it; the next one closes the dialog', async ({
  mount,
  page,
}) => {
  await mount(<InDialog />);
  const button = page.getByRole('button', { name: 'Add tag' });
  await button.hover();
  await isResting(page);
  await page.clock.runFor(100);
  await expect(page.getByRole('tooltip')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveAttribute('data-closed');
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).toHaveAttribute('data-closed');
});

test('a press closes the tooltip and still takes effect', async ({ mount, page }) => {
  await mount(<Resting />);
  const button = page.getByRole('button', { name: 'Bookmark' });
  await button.evaluate((element) => element.addEventListener('click', () => element.setAttribute('data-pressed', '')));
  await button.hover();
  await isResting(page);
  await page.clock.runFor(100);
  await expect(page.getByRole('tooltip')).toHaveCount(1);
  await button.click();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(button).toHaveAttribute('data-pressed');
});

test('a long tooltip fits into a window of 320 pixels, and nothing in it takes focus', async ({ mount, page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await mount(<Long />);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveCount(1);
  const content = page.locator('[data-radix-popper-content-wrapper]');
  await expect(content).toBeInViewport({ ratio: 1 });
  await expect(content.locator('a, button, [tabindex="0"]')).toHaveCount(0);
});
