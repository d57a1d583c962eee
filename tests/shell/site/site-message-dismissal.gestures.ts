import { expect, type Page } from '@playwright/test';
import { siteMessageDismissalModel } from '#machines/shell/site/site-message-dismissal.model.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' });
const hasNoError = async ({ page }: { page: Page }) => {
  await expect(dismiss(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
};

/** The gestures for dismissing a message of the administrators. */
export const siteMessageDismissalGestures = defineSubmissionGestures(siteMessageDismissalModel, {
  trigger: dismiss,
  replies: { send: () => ({ status: 204 }) },
  seen: {
    idle: hasNoError,
    sending: hasNoError,
    failed: ({ page }) => expect(page.getByRole('alert')).toContainText('could not be dismissed'),
    done: async ({ page }) => {
      await expect(page.locator('#main')).toBeFocused();
    },
  },
});
