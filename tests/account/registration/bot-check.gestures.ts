import { expect, type Page } from '@playwright/test';
import { botCheckModel } from '#machines/account/registration/bot-check.model.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

const widget = (page: Page) => page.getByRole('checkbox', { name: 'I am human' });

/** The gestures for the bot check. */
export const botCheckGestures = defineSubmissionGestures(botCheckModel, {
  trigger: (page) => page.getByRole('button', { name: 'Retry' }),
  // The alert also says what to do.
  facts: {},
  seen: {
    sending: async ({ page }) => {
      await expect(widget(page)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
    done: ({ page }) => expect(widget(page)).toBeVisible(),
  },
});
