import { expect, type Page } from '@playwright/test';
import { oneTimeSecretModel } from '#machines/account/credential/one-time-secret.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const copy = (page: Page) => page.getByRole('button', { name: 'Copy' });
const done = (page: Page) => page.getByRole('button', { name: 'Done' });
const kept = (page: Page) => page.getByRole('checkbox');

const isShown = async (page: Page, result = '') => {
  await expect(page.getByText('abcd-efgh')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^$|./ }).last()).toHaveText(result);
};

/** The gestures for storing recovery codes that are shown once. */
export const oneTimeSecretGestures = defineGestures(oneTimeSecretModel, {
  events: {
    'secret.received': press((page) => page.getByRole('button', { name: 'Create new codes' })),
    'copy.requested': press(copy),
    'secret.kept': {
      pointer: async ({ page }) => {
        if (!(await kept(page).isChecked())) await click(kept(page));
        await click(done(page));
      },
      keyboard: async ({ page }) => {
        await tabTo(page, kept(page));
        if (!(await kept(page).isChecked())) await page.keyboard.press('Space');
        await tabTo(page, done(page));
        await page.keyboard.press('Enter');
      },
    },
  },
  facts: {
    secret: (look) => look.texts('li'),
  },
  seen: {
    hidden: ({ page }) => expect(page.getByText('abcd-efgh')).toHaveCount(0),
    'shown.ready': ({ page }) => isShown(page),
    'shown.copying': ({ page }) => expect(copy(page)).toHaveAttribute('aria-busy', 'true'),
    'shown.copied': ({ page }) => isShown(page, 'Copied.'),
    'shown.failed': ({ page }) => isShown(page, 'Your browser blocked copying. Select the text and copy it manually.'),
  },
});
