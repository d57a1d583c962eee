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
  facts: {
    action: (look) =>
      look
        .texts('button')
        .find((name) => /^(Delete|Move|Merge)$/.test(name))
        ?.toLowerCase(),
    ids: (look) =>
      look.one('[role=dialog] section') &&
      look
        .texts('[role=dialog] section li')
        .map((name) => 11 + ['bench', 'glue', 'peat'].findIndex((word) => name.includes(word))),
    count: (look) => {
      const words = look.text('[role=dialog]') ?? '';
      const [, done, failed] = /(\d+) \w+, (\d+) failed/.exec(words) ?? [];
      if (failed !== undefined) return Number(done) + Number(failed);
      const [, total] = /(?:of|delete|move) (\d+) discussion/.exec(words) ?? [];
      return total === undefined ? undefined : Number(total);
    },
    leavesRedirects: (look) => {
      const box = look.one('[role=dialog] input[type=checkbox]') as HTMLInputElement | undefined;
      return box && (box.disabled ? null : box.checked);
    },
    done: (look) => {
      const words = look.text('[role=dialog]') ?? '';
      const [done] = /\d+(?= of \d+ discussion| \w+, \d+ failed)/.exec(words) ?? [];
      return done === undefined ? undefined : Number(done);
    },
    reasons: (look) => {
      if (!look.one('[role=dialog] [role=alert]')) return undefined;
      const rows = look.texts('[role=alert] li').map((words) => {
        const [, name = '', reason = ''] = /^“(.+)”: (.+)$/.exec(words) ?? [];
        return [11 + ['bench', 'glue', 'peat'].findIndex((word) => name.includes(word)), reason] as const;
      });
      return Object.fromEntries(rows);
    },
    // A job with failed records shows their reasons instead.
    reason: (look) =>
      look.one('[role=alert] li') ? undefined : look.problem()?.replace(/ \d+ \w+, \d+ failed\.$/, ''),
  },
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
