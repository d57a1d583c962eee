import { expect, type Page } from '@playwright/test';
import { spoilerModel } from '#machines/primitives/overlay/spoiler.model.ts';
import { click, defineGestures, tabTo } from '#tests/support/machine/gestures.ts';

const button = (page: Page) => page.locator('summary');

/** The gestures of the spoiler: toggling, and the browser's find-in-page. */
export const spoilerGestures = defineGestures(spoilerModel, {
  events: {
    'toggle.requested': {
      pointer: ({ page }) => click(button(page)),
      keyboard: async ({ page }) => {
        await tabTo(page, button(page));
        await page.keyboard.press('Enter');
      },
    },
    // The browser's find-in-page opens the element itself.
    'words.found': {
      world: ({ page }) => page.locator('details').evaluate((element) => element.setAttribute('open', '')),
    },
  },
  seen: {
    hidden: async ({ page }) => {
      await expect(page.getByText('The harbour master did it.')).toBeHidden();
      await expect(page.getByRole('link')).toHaveCount(0);
    },
    shown: ({ page }) => expect(page.getByRole('link', { name: 'See how.' })).toBeVisible(),
  },
});
