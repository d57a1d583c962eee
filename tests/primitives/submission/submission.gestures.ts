import { expect, type Page } from '@playwright/test';
import { submissionModel } from '#machines/primitives/submission/submission.model.ts';
import { click, tabTo } from '#tests/support/machine/gestures.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Note' });

/** The gestures for adding a note. */
export const submissionGestures = defineSubmissionGestures(submissionModel, {
  trigger: (page) => page.getByRole('button', { name: 'Add Note' }),
  edit: {
    pointer: async ({ page }) => {
      await click(field(page));
      await page.keyboard.insertText(' More.');
    },
    keyboard: async ({ page }) => {
      await tabTo(page, field(page));
      await page.keyboard.insertText(' More.');
    },
  },
  seen: {
    done: async ({ page }) => {
      await expect(page.getByRole('status')).toHaveText('Added.');
      await expect(page.getByRole('listitem')).toHaveCount(2);
    },
    undone: async ({ page }) => {
      await expect(page.getByRole('status')).toHaveText('Removed.');
      await expect(page.getByRole('listitem')).toHaveCount(1);
    },
  },
});
