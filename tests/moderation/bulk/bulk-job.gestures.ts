import { expect, type Page } from '@playwright/test';
import { bulkJobModel } from '#machines/moderation/bulk/bulk-job.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: RegExp) => dialog(page).getByRole('button', { name });
const main = (page: Page) => dialog(page).getByRole('radio').first();
const isMerge = (page: Page) => page.getByRole('dialog', { name: 'Merge Discussions' }).isVisible();
const category = (page: Page) => dialog(page).getByRole('combobox', { name: /^Category/ });

/** Selects an option of a native select: by key press with the keyboard, by label with the pointer. */
const choose = (label: string, keys: string) => ({
  pointer: ({ page }: { page: Page }) => category(page).selectOption({ label }),
  keyboard: async ({ page }: { page: Page }) => {
    await category(page).focus();
    await page.keyboard.press(keys);
  },
});

/** Chooses a radio button in a merge, otherwise a category from the select. */
const chooseTarget = {
  pointer: async ({ page }: { page: Page }) =>
    (await isMerge(page)) ? main(page).check() : choose('Meeting Place', 'ArrowDown').pointer({ page }),
  keyboard: async ({ page }: { page: Page }) => {
    if (!(await isMerge(page))) return choose('Meeting Place', 'ArrowDown').keyboard({ page });
    await main(page).focus();
    await page.keyboard.press('Space');
  },
};

const isRunning = async ({ page }: { page: Page }) => {
  await expect(dialog(page).getByRole('status')).toContainText(/\d of \d discussion/);
  await expect(button(page, /^Cancel/)).toHaveAttribute('aria-disabled', 'true');
};

/** The gestures for requesting, answering and retrying a bulk job. */
export const bulkJobGestures = defineGestures(bulkJobModel, {
  events: {
    'job.requested': press((page) => page.getByRole('button', { name: /^(Delete|Move|Merge)$/ })),
    'choice.made': chooseTarget,
    'choice.cleared': choose('Select a category', 'Home'),
    'redirect.toggled': press((page) => dialog(page).getByRole('checkbox', { name: 'Leave a redirect link' }), 'Space'),
    'job.confirmed': press((page) => button(page, /^(Delete|Move|Merge)$/)),
    'retry.requested': press((page) => button(page, /^(Try Again|Continue)$/)),
    'dialog.closed': {
      pointer: ({ page }) =>
        button(page, /^(Cancel|Close)$/)
          .last()
          .click(),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
  },
  requests: { sendJob: /jobs/, resumeJob: /calls/ },
  seen: {
    closed: ({ page }) => expect(dialog(page)).toHaveCount(0),
    choosing: ({ page }) => expect(button(page, /^(Move|Merge)$/)).toHaveAccessibleDescription(/first\.$/),
    ready: ({ page }) =>
      expect(dialog(page)).toHaveAccessibleDescription(/^(Are you sure you would like to|Choose the main)/),
    sending: isRunning,
    resuming: isRunning,
    interrupted: ({ page }) => expect(button(page, /^Continue$/)).toBeVisible(),
    done: ({ page }) => expect(dialog(page).getByRole('status')).toContainText('successfully.'),
    partlyFailed: ({ page }) => expect(dialog(page).getByRole('alert')).toContainText(/\d \w+, \d failed/),
    failed: ({ page }) => expect(dialog(page).getByRole('alert')).toContainText(/0 \w+, \d failed/),
  },
});
