import { expect, type Page } from '@playwright/test';
import { confirmModel } from '#machines/primitives/overlay/confirm.model.ts';
import { click, defineGestures, press } from '#tests/support/machine/gestures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign out elsewhere' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The gestures of the confirmation and the expected outcome. */
export const confirmGestures = defineGestures(confirmModel, {
  events: {
    'confirm.requested': press((page) => button(page, 'Sign out “Firefox on Linux”')),
    'confirm.accepted': press((page) => button(page, 'Sign Out')),
    'confirm.cancelled': {
      pointer: ({ page }) => click(button(page, 'Cancel')),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
  },
  facts: {
    reason: (look) => look.problem(),
  },
  seen: {
    closed: ({ page }) => expect(dialog(page)).toHaveCount(0),
    open: async ({ page }) => {
      await expect(dialog(page)).toHaveAccessibleDescription('Whoever uses that device has to sign in again.');
      await expect(button(page, 'Cancel')).toBeFocused();
    },
    acting: async ({ page }) => {
      await expect(button(page, 'Sign Out')).toHaveAttribute('aria-busy', 'true');
      await expect(button(page, 'Cancel')).toHaveAttribute('aria-disabled', 'true');
    },
    failed: async ({ page }) => {
      await expect(page.getByRole('alert')).not.toHaveText('');
      await expect(button(page, 'Sign Out')).toBeEnabled();
    },
  },
});
