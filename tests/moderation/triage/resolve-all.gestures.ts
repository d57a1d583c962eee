import { expect, type Page } from '@playwright/test';
import { resolveAllModel } from '#machines/moderation/triage/resolve-all.model.ts';
import { click, defineGestures, press } from '#tests/support/machine/gestures.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });

/** The gestures for resolving all discussions. */
export const resolveAllGestures = defineGestures(resolveAllModel, {
  events: {
    'resolution.requested': press((page) => page.getByRole('button', { name: 'Resolve All Discussions' })),
    'resolution.confirmed': press((page) => button(page, 'Resolve All Discussions')),
    'retry.requested': press((page) => button(page, 'Retry')),
    'dialog.closed': {
      pointer: ({ page }) => click(button(page, 'Cancel')),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
  },
  facts: {
    resolved: (look) => {
      const count = /(\d+) discussions? resolved/.exec(look.texts('[role=status], [role=alert]').join())?.[1];
      return count === undefined ? undefined : Number(count);
    },
    reason: (look) => look.problem()?.replace(/^\d+ discussions? resolved\. /, ''),
  },
  seen: {
    closed: ({ page }) => expect(dialog(page)).toHaveCount(0),
    asking: ({ page }) => expect(dialog(page)).toHaveAccessibleDescription(/marks all discussions as resolved/),
    resolving: async ({ page }) => {
      await expect(button(page, 'Resolve All Discussions')).toHaveAttribute('aria-busy', 'true');
      await expect(dialog(page).getByRole('status')).toHaveText(/\d+ discussions? resolved\./);
    },
    failed: ({ page }) =>
      expect(dialog(page).getByRole('alert')).toContainText(/\d+ discussions? resolved\..*Something/),
    ended: async ({ page }) => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('status')).toHaveText(/\d+ discussions? resolved\./);
    },
  },
});
