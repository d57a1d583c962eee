import { expect, type Page } from '@playwright/test';
import { themePreviewModel } from '#machines/administration/theme/theme-preview.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';

const apply = (page: Page) => page.getByRole('button', { name: /^(Apply|Restore)$/ });
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' });

const isPreviewing = async ({ page }: { page: Page }) => {
  await expect(page.getByRole('region', { name: 'Theme preview' })).toContainText('You are previewing the Tide theme.');
  await expect(apply(page)).toBeVisible();
};

const isBusy = (button: (page: Page) => ReturnType<typeof cancel>) => async (hand: { page: Page }) => {
  await isPreviewing(hand);
  await expect(button(hand.page)).toHaveAttribute('aria-busy', 'true');
};

/** The gestures of the theme preview. */
export const themePreviewGestures = defineGestures(themePreviewModel, {
  events: {
    'apply.requested': press(apply),
    'cancel.requested': press(cancel),
    'problem.dismissed': press((page) => page.getByRole('button', { name: 'Dismiss' })),
  },
  requests: { applyTheme: /current$/, restoreRevision: /tide$/, endPreview: /preview$/ },
  facts: {
    reason: (look) => look.problem(),
  },
  seen: {
    previewing: isPreviewing,
    applying: isBusy(apply),
    restoring: async (hand) => {
      await isBusy(apply)(hand);
      await expect(apply(hand.page)).toHaveText('Restore');
    },
    ending: isBusy(apply),
    cancelling: isBusy(cancel),
    failed: ({ page }) => expect(page.getByRole('alert')).toContainText('permission'),
    ended: ({ page }) => expect(page.getByRole('status')).toHaveText('The preview has ended.'),
  },
});
