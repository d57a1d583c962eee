import { expect, type Page } from '@playwright/test';
import { formSubmissionModel } from '#machines/primitives/submission/form-submission.model.ts';
import { tabTo } from '#tests/support/machine/gestures.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /^New Username/ });

/** The gestures with which a member changes their name. */
export const formSubmissionGestures = defineSubmissionGestures(formSubmissionModel, {
  trigger: (page) => page.getByRole('button', { name: 'Change Username' }),
  edit: {
    keyboard: async ({ page }) => {
      await tabTo(page, field(page));
      await page.keyboard.type('a');
    },
  },
  replies: { send: () => ({ status: 200, body: {} }) },
  seen: {
    idle: ({ page }) => expect(page.getByRole('status')).toBeEmpty(),
    done: ({ page }) => expect(page.getByRole('status')).toHaveText('Username changed successfully.'),
    rejected: async ({ page }) => {
      await expect(page.getByRole('alert')).toContainText('Please correct the marked fields below.');
      await expect(field(page)).toBeFocused();
    },
  },
});
