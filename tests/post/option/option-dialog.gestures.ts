import { expect, type Page } from '@playwright/test';
import { optionDialogModel } from '#machines/post/option/option-dialog.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'Edit “Harbour”' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Discard Changes?' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const name = (page: Page) => form(page).getByRole('textbox', { name: 'Name' });
const words = (isChanged: boolean) => (isChanged ? 'Quay' : 'Harbour');

/** The gestures for saving a form in a dialog, and for leaving it with and without entered data. */
export const optionDialogGestures = defineGestures(optionDialogModel, {
  events: {
    'form.submitted': press((page) => button(page, 'Save')),
    'form.left': {
      pointer: async ({ page, event }) => {
        await name(page).fill(words(event.isChanged));
        await click(button(page, 'Cancel'));
      },
      keyboard: async ({ page, event }) => {
        await tabTo(page, name(page));
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText(words(event.isChanged));
        await page.keyboard.press('Escape');
      },
    },
    'discard.confirmed': press((page) => button(page, 'Discard')),
    'discard.cancelled': {
      pointer: ({ page }) => click(question(page).getByRole('button', { name: 'Cancel' })),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
  },
  facts: {
    reason: (look) => look.problem(),
  },
  seen: {
    editing: ({ page }) => expect(name(page)).toBeVisible(),
    saving: async ({ page }) => {
      await expect(button(page, 'Save')).toHaveAttribute('aria-busy', 'true');
      await expect(button(page, 'Cancel')).toHaveAttribute('aria-disabled', 'true');
    },
    failed: ({ page }) => expect(form(page).getByRole('alert')).not.toHaveText(''),
    discarding: async ({ page }) => {
      await expect(question(page)).toHaveAccessibleDescription('Are you sure you want to exit without saving?');
      await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    },
    closed: ({ page }) => expect(page.getByRole('dialog')).toHaveCount(0),
  },
});
