import { expect, type Page } from '@playwright/test';
import { emailTemplateDraftModel } from '#machines/administration/mail/email-template-draft.model.ts';
import { defineGestures } from '#tests/support/machine/gestures.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

/** Answers the newest request. Returns false when there is none. */
const answer = (page: Page, status: number) =>
  page.evaluate((given) => window.stage.answer({ status: given, body: {} }), status);

/** The gestures for editing an e-mail template. */
export const emailTemplateDraftGestures = defineGestures(emailTemplateDraftModel, {
  events: {
    'text.edited': { keyboard: ({ page }) => field(page).fill('Welcome back') },
    'texts.saved': {
      keyboard: async ({ page }) => {
        await page.getByRole('button', { name: 'Save' }).press('Enter');
        await expect.poll(() => answer(page, 200)).toBe(true);
        // The template and its preview are loaded again, which fails here, so that the texts stay as they are.
        for (let count = 0; count < 10; count += 1) await answer(page, 0);
      },
    },
  },
  facts: {
    texts: (look) => {
      // After the texts are saved, the form does not show whether they were changed again.
      if (look.texts('[role=status]').some((words) => words.startsWith('Saved.'))) return undefined;
      const text = look.value('textarea') ?? '';
      return text === 'Set a new password' ? {} : { 'mail.reset.subject': text };
    },
    previewed: (look) => {
      const subject = look.text('[aria-labelledby=email-preview] [lang]')?.replace(' – Harbour', '') ?? '';
      return subject === 'Set a new password' ? {} : { 'mail.reset.subject': subject };
    },
  },
  seen: {
    // After the texts are saved, the preview shows the stored texts until the template is loaded again.
    previewed: ({ page }) => expect(preview(page)).toContainText(/(Welcome back|Set a new password) – Harbour/),
    typing: ({ page }) => expect(field(page)).toHaveValue('Welcome back'),
  },
});
