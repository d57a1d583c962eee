import { expect, type Page } from '@playwright/test';
import { postSubmissionModel } from '#machines/composer/form/post-submission.model.ts';
import { click, tabTo } from '#tests/support/machine/gestures.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

const area = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });

/** The gestures for sending a comment. The text stays in its field after every failure. */
export const postSubmissionGestures = defineSubmissionGestures(postSubmissionModel, {
  trigger: (page) => page.getByRole('button', { name: 'Post Comment' }),
  edit: {
    pointer: async ({ page }) => {
      await click(area(page));
      await page.keyboard.insertText(' More.');
    },
    keyboard: async ({ page }) => {
      await tabTo(page, area(page));
      await page.keyboard.insertText(' More.');
    },
  },
  seen: {
    failed: async ({ page }) => {
      await expect(page.getByRole('alert')).toContainText('Your comment could not be posted.');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(area(page)).toHaveValue(/^Hide glue\./);
    },
  },
});
