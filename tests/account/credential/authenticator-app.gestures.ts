import { expect } from '@playwright/test';
import { authenticatorAppModel } from '#machines/account/credential/authenticator-app.model.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

/** The gestures for setting up an authenticator app. */
export const authenticatorAppGestures = defineSubmissionGestures(authenticatorAppModel, {
  trigger: (page) => page.getByRole('button', { name: 'Set up an app' }),
  seen: {
    done: async ({ page }) => {
      await expect(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Code/ })).toBeVisible();
    },
  },
});
