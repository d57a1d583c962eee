import { expect, type Page } from '@playwright/test';
import { availabilityModel } from '#machines/account/registration/availability.model.ts';
import { defineGestures, tabTo } from '#tests/support/machine/gestures.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Username' });
const status = (page: Page) => page.getByRole('status');

/** The gestures and expectations for typing a name. */
export const availabilityGestures = defineGestures(availabilityModel, {
  events: {
    'text.edited': {
      pointer: ({ page, event: { text } }) => field(page).fill(text),
      keyboard: async ({ page, event: { text } }) => {
        await tabTo(page, field(page));
        await page.keyboard.press('ControlOrMeta+a');
        // Inserts the whole text at once, like a paste. Typing would put other names into the field in between.
        if (text === '') await page.keyboard.press('Delete');
        else await page.keyboard.insertText(text);
      },
    },
  },
  replies: {
    askAvailable: ({ isAvailable, message }: { isAvailable: boolean; message: string }) => ({
      status: 200,
      body: { available: isAvailable, ...(message && { message }) },
    }),
  },
  facts: {
    text: (look) => look.value('input'),
    message: (look) => {
      const words = look.text('[role=status]');
      return words && /^(Checking username availability|This username is available)$/.test(words) ? '' : words;
    },
  },
  seen: {
    idle: ({ page }) => expect(status(page)).toHaveText(''),
    waiting: ({ page }) => expect(status(page)).toHaveText('Checking username availability'),
    checking: ({ page }) => expect(status(page)).toHaveText('Checking username availability'),
    available: ({ page }) => expect(status(page)).toHaveText('This username is available'),
    unavailable: ({ page }) => expect(status(page)).toContainText('already in use'),
    unknown: ({ page }) => expect(status(page)).toHaveText(''),
  },
});
