import { expect, type Page } from '@playwright/test';
import { postSubmissionModel } from '#machines/composer/form/post-submission.model.ts';
import { click, type Gesture, tabTo } from '#tests/support/machine/gestures.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

const area = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign In Again' });

/** Closes the sign-in dialog, which opens when the session has ended. */
async function postpone({ page }: { page: Page }): Promise<void> {
  if (await dialog(page).isHidden()) return;
  await click(dialog(page).getByRole('button', { name: 'Later' }));
  await expect(dialog(page)).toBeHidden();
}

/** Returns a gesture that first closes the sign-in dialog. */
const afterDialog = ({ pointer, keyboard }: Gesture<never>): Gesture<never> => ({
  ...(pointer && {
    pointer: async (hand) => {
      await postpone(hand);
      await pointer(hand);
    },
  }),
  ...(keyboard && {
    keyboard: async (hand) => {
      await postpone(hand);
      await keyboard(hand);
    },
  }),
});

const gestures = defineSubmissionGestures(postSubmissionModel, {
  trigger: (page) => page.getByRole('button', { name: 'Post Comment' }),
  edit: {
    pointer: async ({ page }) => {
      await click(area(page));
      await page.keyboard.insertText(' More.');
    },
    keyboard: async ({ page }) => {
      await tabTo(page, area(page));
      await page.keyboard.insertText(' More.');
    },
  },
  facts: { message: (look) => look.problem()?.replace('Your comment could not be posted.', '').trim() },
  seen: {
    rejected: async ({ page }) => {
      await expect(page.getByRole('alert')).toContainText('This is too short.');
      await expect(area(page)).toHaveValue(/Hide glue\./);
    },
    signedOut: async ({ page }) => {
      await expect(dialog(page).getByLabel(/^Password/)).toBeFocused();
      await expect(page.getByText('You have been signed out. Your text is saved here.')).toBeAttached();
    },
    failed: async ({ page }) => {
      await expect(page.getByRole('alert')).toContainText('Your comment could not be posted.');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(area(page)).toHaveValue(/Hide glue\./);
    },
  },
});

/** The gestures for sending a comment. The text stays in its field after every failure. */
export const postSubmissionGestures = {
  ...gestures,
  events: Object.fromEntries(
    Object.entries(gestures.events as Record<string, Gesture<never>>).map(([type, one]) => [type, afterDialog(one)]),
  ),
};
