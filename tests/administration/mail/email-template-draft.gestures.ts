import { expect, type Page } from '@playwright/test';
import { emailTemplateDraftModel } from '#machines/administration/mail/email-template-draft.model.ts';
import { defineGestures } from '#tests/support/machine/gestures.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

/** The gestures for editing an e-mail template. */
export const emailTemplateDraftGestures = defineGestures(emailTemplateDraftModel, {
  events: {
    'text.edited': { keyboard: ({ page }) => field(page).fill('Welcome back') },
    'texts.saved': {
      keyboard: async ({ page }) => {
        await page.getByRole('button', { name: 'Save' }).press('Enter');
        await expect.poll(() => page.evaluate(() => window.stage.answer({ status: 200, body: {} }))).toBe(true);
      },
    },
  },
  seen: {
    // After the texts are saved, the preview shows the stored texts until the template is loaded again.
    previewed: ({ page }) => expect(preview(page)).toContainText(/(Welcome back|Set a new password) – Harbour/),
    typing: ({ page }) => expect(field(page)).toHaveValue('Welcome back'),
  },
});
