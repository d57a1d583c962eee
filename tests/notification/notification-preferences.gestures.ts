import { expect, type Page } from '@playwright/test';
import { notificationPreferencesModel } from '#machines/notification/notification-preferences.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';

const box = (page: Page) => page.getByRole('checkbox', { name: 'Popup: Reactions to my posts' });
const status = (page: Page) => page.locator('[data-machine] > [role=status]');

/** The gestures and expectations for making and saving a choice. */
export const notificationPreferencesGestures = defineGestures(notificationPreferencesModel, {
  events: {
    'choice.made': press(box, 'Space'),
    'problem.dismissed': press((page) => page.getByRole('button', { name: 'Dismiss' })),
  },
  facts: {
    hasPopup: (look) =>
      (look.named('input[type=checkbox]', 'Popup: Reactions to my posts') as HTMLInputElement | undefined)?.checked,
    reason: (look) => look.problem(),
  },
  seen: {
    clean: ({ page }) => expect(status(page)).toHaveText(''),
    waiting: ({ page }) => expect(status(page)).toHaveText('Saving…'),
    saving: ({ page }) => expect(status(page)).toHaveText('Saving…'),
    saved: ({ page }) => expect(status(page)).toHaveText('Saved'),
    failed: async ({ page }) => {
      await expect(page.getByRole('alert')).toContainText('Something went wrong');
      await expect(box(page)).toBeChecked();
    },
  },
});
