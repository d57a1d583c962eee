import { expect, type Page } from '@playwright/test';
import { premoderationTrialModel } from '#machines/moderation/approval/premoderation-trial.model.ts';
import { click, tabTo } from '#tests/support/machine/gestures.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Text' });

/** The gestures for testing a text against the premoderation rules. */
export const premoderationTrialGestures = defineSubmissionGestures(premoderationTrialModel, {
  trigger: (page) => page.getByRole('button', { name: 'Test' }),
  edit: {
    pointer: async ({ page }) => {
      await click(field(page));
      await page.keyboard.insertText('Buy now.');
    },
    keyboard: async ({ page }) => {
      await tabTo(page, field(page));
      await page.keyboard.insertText('Buy now.');
    },
  },
  seen: { done: ({ page }) => expect(page.getByRole('status')).toContainText('Many links: 3') },
});
