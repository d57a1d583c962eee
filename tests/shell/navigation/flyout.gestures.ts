import { expect, type Page } from '@playwright/test';
import { flyoutModel } from '#machines/shell/navigation/flyout.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Places' });
const inner = (page: Page) => page.getByRole('link', { name: 'The Harbour' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Places' });

const wide = { width: 1280, height: 720 };
const small = { width: 480, height: 720 };
const screenOf = (isSmall: boolean) => (isSmall ? small : wide);

/** The gestures of a flyout. */
export const flyoutGestures = defineGestures(flyoutModel, {
  events: {
    'toggle.pressed': {
      pointer: async ({ page, event }) => {
        await page.setViewportSize(screenOf(event.isSmall));
        await click(toggle(page));
      },
      keyboard: async ({ page, event }) => {
        await page.setViewportSize(screenOf(event.isSmall));
        await toggle(page).focus();
        await page.keyboard.press('Enter');
      },
    },
    'flyout.dismissed': { keyboard: ({ page }) => page.keyboard.press('Escape') },
    'item.chosen': press(inner),
    'focus.left': {
      pointer: ({ page }) => page.mouse.click(300, 500),
      keyboard: ({ page }) => tabTo(page, page.getByRole('link', { name: 'The page below' })),
    },
    'other.opened': { world: ({ page }) => page.getByRole('button', { name: 'Another' }).dispatchEvent('pointerover') },
    'screen.narrowed': { world: ({ page }) => page.setViewportSize(small) },
    'screen.widened': { world: ({ page }) => page.setViewportSize(wide) },
  },
  before: ({ page }) => page.setViewportSize(wide),
  seen: {
    closed: async ({ page }) => {
      await expect(inner(page)).toHaveCount(0);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    },
    'open.beside': async ({ page }) => {
      await expect(inner(page)).toBeFocused();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(dialog(page)).toHaveCount(0);
    },
    'open.over': async ({ page }) => {
      await expect(dialog(page)).toBeVisible();
      await expect(inner(page)).toBeVisible();
    },
  },
});
