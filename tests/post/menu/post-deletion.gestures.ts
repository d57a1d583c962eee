import { expect, type Page } from '@playwright/test';
import { postDeletionModel } from '#machines/post/menu/post-deletion.model.ts';
import { click, defineGestures, press } from '#tests/support/machine/gestures.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Delete…' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete Comment' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });

/** The gestures for deleting a post, and for cancelling the deletion. */
export const postDeletionGestures = defineGestures(postDeletionModel, {
  events: {
    'delete.requested': press(opener),
    'delete.confirmed': press((page) => button(page, 'Delete')),
    'delete.cancelled': {
      pointer: ({ page }) => click(button(page, 'Cancel')),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
  },
  replies: { deletePost: () => ({ status: 204 }) },
  facts: {
    reason: (look) => look.problem(),
  },
  seen: {
    closed: ({ page }) => expect(dialog(page)).toHaveCount(0),
    open: async ({ page }) => {
      await expect(dialog(page)).toHaveAccessibleDescription('Are you sure you want to delete this comment?');
      await expect(button(page, 'Cancel')).toBeFocused();
    },
    deleting: async ({ page }) => {
      await expect(button(page, 'Delete')).toHaveAttribute('aria-busy', 'true');
      await expect(button(page, 'Cancel')).toHaveAccessibleDescription('Deleting the post…');
    },
    failed: ({ page }) => expect(dialog(page).getByRole('alert')).toContainText(/permission|contacting the server/),
    deleted: async ({ page }) => {
      await expect(dialog(page)).toHaveCount(0);
      // The focus returns in a separate task, for which the walk's clock has to run.
      await page.clock.runFor(1);
      await expect(opener(page)).toBeFocused();
    },
  },
});
