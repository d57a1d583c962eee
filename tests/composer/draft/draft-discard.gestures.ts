import { expect, type Page } from '@playwright/test';
import { draftDiscardModel } from '#machines/composer/draft/draft-discard.model.ts';
import { click, tabTo } from '#tests/support/machine/gestures.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

const card = (page: Page) => page.getByRole('article');
const options = (page: Page) => card(page).getByRole('button', { name: /^Draft Item Options/ });
const remove = (page: Page) => page.getByRole('menuitem', { name: 'Delete' });

/** The gestures for discarding a draft: an item of its menu, and the undo of the notice. */
export const draftDiscardGestures = defineSubmissionGestures(draftDiscardModel, {
  trigger: card,
  submit: {
    pointer: async ({ page }) => {
      await click(options(page));
      await click(remove(page));
    },
    keyboard: async ({ page }) => {
      await tabTo(page, options(page));
      await page.keyboard.press('Enter');
      await expect(remove(page)).toBeVisible();
      await remove(page).press('Enter');
    },
  },
  requests: { send: /\/drafts\/\d+/, undo: /\/drafts$/ },
  seen: {
    done: async ({ page }) => {
      await expect(page.getByRole('status').filter({ hasText: 'Plan for the beds' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
    undone: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
      await expect(card(page)).toBeVisible();
    },
  },
});
