import { expect, type Page } from '@playwright/test';
import { moderatorNoteModel } from '#machines/moderation/triage/moderator-note.model.ts';
import { click, tabTo } from '#tests/support/machine/gestures.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Add a note' });
const button = (page: Page) => page.getByRole('button', { name: 'Add a note' });
const text = 'Known to us.';

/** The gestures for adding a moderator note. */
export const moderatorNoteGestures = defineSubmissionGestures(moderatorNoteModel, {
  trigger: button,
  submit: {
    pointer: async ({ page }) => {
      await field(page).fill(text);
      await click(button(page));
    },
    keyboard: async ({ page }) => {
      await tabTo(page, field(page));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
      await tabTo(page, button(page));
      await page.keyboard.press('Enter');
    },
  },
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
  requests: { send: /moderator-notes/ },
  seen: { done: ({ page }) => expect(field(page)).toHaveValue('') },
});
