import { expect, type Page } from '@playwright/test';
import { postTranslationModel } from '#machines/post/translation/post-translation.model.ts';
import { click } from '#tests/support/machine/gestures.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const trigger = (page: Page) => button(page, 'Translate the post by Odile');

/** The gestures for translating a post. A post whose title has been edited is translated again. */
export const postTranslationGestures = defineSubmissionGestures(postTranslationModel, {
  trigger,
  submit: {
    pointer: async ({ page }) => {
      await click(button(page, 'Edit'));
      await click(trigger(page));
    },
    keyboard: async ({ page }) => {
      await button(page, 'Edit').focus();
      await page.keyboard.press('Enter');
      await trigger(page).focus();
      await page.keyboard.press('Enter');
    },
  },
  seen: {
    done: async ({ page }) => {
      await expect(page.getByRole('status')).toHaveText('Translated from French by DeepL');
      await expect(page.getByRole('article')).toContainText('The knot holds');
      await expect(trigger(page)).toHaveAttribute('aria-pressed', 'true');
      await trigger(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article')).toContainText('Le nœud tient bon');
      await expect(page.getByRole('status')).toHaveText('Original text in French');
      await click(button(page, 'Show translation'));
      await expect(page.locator('[lang=en][dir=ltr]')).toHaveText('The knot holds, but it is too big for the rope.');
    },
  },
});
