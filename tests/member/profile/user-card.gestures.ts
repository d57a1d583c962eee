import { expect, type Page } from '@playwright/test';
import { userCardModel } from '#machines/member/profile/user-card.model.ts';
import { click, defineGestures, press } from '#tests/support/machine/gestures.ts';

const name = (page: Page) => page.locator('a[aria-haspopup="dialog"]');
const card = (page: Page) => page.getByRole('dialog', { name: 'Ingrid Solheim' });

/** The gestures that open and close a user card. */
export const userCardGestures = defineGestures(userCardModel, {
  events: {
    'card.opened': press(name),
    'card.closed': {
      pointer: ({ page }) => click(name(page)),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
    'retry.requested': press((page) => card(page).getByRole('button', { name: 'Try Again' })),
  },
  facts: {
    user: (look) =>
      look.one('dialog') && (look.named('dialog a', 'View Profile') ? (look.text('dialog bdi') ?? '') : null),
    fragment: (look) => look.text('dialog bdi'),
    reason: (look) => look.problem()?.replace('Failed to load user', '').trim(),
  },
  seen: {
    closed: async ({ page }) => {
      await expect(card(page)).toHaveCount(0);
      await expect(name(page)).toHaveAttribute('aria-expanded', 'false');
    },
    loading: ({ page }) => expect(card(page)).toContainText('Loading'),
    full: async ({ page }) => {
      await expect(card(page).getByRole('link', { name: 'View Profile' })).toBeVisible();
      await expect(card(page)).toContainText('Joined');
    },
    minimal: ({ page }) =>
      expect(card(page)).toContainText(/This user's profile is private\.|This user has been banned\./),
    deleted: ({ page }) => expect(card(page)).toContainText('This user has been deleted.'),
    failed: ({ page }) => expect(card(page).getByRole('alert')).toContainText('Failed to load user'),
  },
});
