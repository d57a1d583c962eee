import { expect, type Page } from '@playwright/test';
import { memberChangeModel } from '#machines/member/settings/member-change.model.ts';
import { defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /^New Username/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Change Username' });

/** The gestures with which a member changes their name. */
export const memberChangeGestures = defineGestures(memberChangeModel, {
  events: {
    'change.submitted': press(submit),
    'field.edited': {
      keyboard: async ({ page }) => {
        await tabTo(page, field(page));
        await page.keyboard.type('a');
      },
    },
  },
  replies: { saveChange: () => ({ status: 200, body: {} }) },
  seen: {
    ready: ({ page }) => expect(page.getByRole('status')).toBeEmpty(),
    saving: ({ page }) => expect(submit(page)).toHaveAttribute('aria-busy', 'true'),
    saved: ({ page }) => expect(page.getByRole('status')).toHaveText('Username changed successfully.'),
    refused: ({ page }) => expect(page.getByRole('alert')).toContainText(/Please correct|contacting the server/),
  },
});
