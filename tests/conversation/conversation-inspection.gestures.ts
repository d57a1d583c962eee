import { expect, type Page } from '@playwright/test';
import { conversationInspectionModel } from '#machines/conversation/conversation-inspection.model.ts';
import { aConversation, aMessage } from '#tests/support/builders/conversation-builders.ts';
import { click, tabTo } from '#tests/support/machine/gestures.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

const reason = (page: Page) => page.getByRole('textbox', { name: /^Reason for reading/ });
const read = (page: Page) => page.getByRole('button', { name: 'Read conversation' });

const words = 'A member reported threats in it.';

/** Answers the request for the conversation and then the one for its messages. */
async function answerBoth({ page }: { page: Page }): Promise<void> {
  const bodies = [
    { path: String.raw`/conversations/\d+$`, body: aConversation({ participants: [], countMessages: 1 }) },
    { path: '/messages', body: [aMessage()] },
  ];
  for (const { path, body } of bodies)
    await expect
      .poll(() => page.evaluate((answer) => window.stage.answer(answer), { status: 200, body, path }))
      .toBe(true);
}

/** The gestures for reading a conversation of others. The entered reason stays in its field after every refusal. */
export const conversationInspectionGestures = defineSubmissionGestures(conversationInspectionModel, {
  trigger: read,
  submit: {
    pointer: async ({ page }) => {
      await reason(page).fill(words);
      await click(read(page));
    },
    keyboard: async ({ page }) => {
      await reason(page).fill(words);
      await tabTo(page, read(page));
      await page.keyboard.press('Enter');
    },
  },
  edit: {
    pointer: async ({ page }) => {
      await click(reason(page));
      await page.keyboard.insertText(' More.');
    },
    keyboard: async ({ page }) => {
      await tabTo(page, reason(page));
      await page.keyboard.insertText(' More.');
    },
  },
  calls: { send: { done: answerBoth } },
  seen: {
    done: async ({ page }) => {
      await expect(page.getByText(/You are reading this conversation without being part of it/)).toBeVisible();
      await expect(reason(page)).toHaveCount(0);
    },
    failed: async ({ page }) => {
      await expect(page.getByRole('alert')).toContainText('Something went wrong');
      await expect(reason(page)).toHaveValue(words);
    },
  },
});
