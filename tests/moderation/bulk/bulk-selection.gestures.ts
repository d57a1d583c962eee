import { expect, type Page } from '@playwright/test';
import { bulkSelectionModel } from '#machines/moderation/bulk/bulk-selection.model.ts';
import { discussionSelectionKeys, type StoredSelection } from '#machines/moderation/bulk/stored-selection.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const box = (page: Page, id: number) =>
  page
    .getByRole('listitem')
    .nth(id - 1)
    .getByRole('checkbox');
const toolbar = (page: Page) => page.getByRole('region', { name: /^Bulk actions/ });
const news = (name: string | RegExp) => ({
  world: ({ page }: { page: Page }) => click(page.getByRole('button', { name, exact: true })),
});

type Ids = { readonly event: { readonly ids: readonly number[] }; readonly page: Page };

const pressBox = {
  pointer: async ({ page, event: { ids } }: Ids) => click(box(page, ids[0] ?? 0)),
  keyboard: async ({ page, event: { ids } }: Ids) => {
    await tabTo(page, box(page, ids[0] ?? 0));
    await page.keyboard.press('Space');
  },
};

const write = ({ checked, pending }: StoredSelection) => [
  [discussionSelectionKeys.checked, JSON.stringify(checked)],
  [discussionSelectionKeys.pending, JSON.stringify(pending)],
];

/**
 * Writes to local storage like another tab. An iframe is a separate window, so the page receives storage events as from
 * a tab.
 */
const writeElsewhere = (page: Page, stored: StoredSelection) =>
  page.evaluate((entries) => {
    const frame = document.querySelector('iframe') ?? document.body.appendChild(document.createElement('iframe'));
    frame.hidden = true;
    const storage = frame.contentWindow?.localStorage;
    for (const [key = '', text = ''] of entries) {
      // Storage events are fired only for changed values, so an equal value is removed first.
      if (storage?.getItem(key) === text) storage.removeItem(key);
      storage?.setItem(key, text);
    }
  }, write(stored));

/** The gestures for selecting records: by pointer, by keyboard and in another tab. */
export const bulkSelectionGestures = defineGestures(bulkSelectionModel, {
  before: ({ page, start }) =>
    page.evaluate(
      (entries) => {
        // Simulates another tab that processes the pending records by holding the job lock.
        const other = document.querySelector('iframe') ?? document.body.appendChild(document.createElement('iframe'));
        other.hidden = true;
        void other.contentWindow?.navigator.locks.request(
          'folkmoot-bulk-job',
          { mode: 'shared' },
          () => new Promise(() => undefined),
        );
        for (const [key = '', text = ''] of entries) localStorage.setItem(key, text);
      },
      write(start === 'kept' ? { checked: [1], pending: [3] } : { checked: [], pending: [] }),
    ),
  events: {
    'rows.checked': pressBox,
    'rows.unchecked': pressBox,
    'selection.cleared': press((page) => toolbar(page).getByRole('button', { name: 'Cancel' })),
    'problem.dismissed': press((page) => toolbar(page).getByRole('button', { name: 'Dismiss' })),
    'selection.changed': { world: ({ page, event }) => writeElsewhere(page, event.kept) },
    'job.began': news('Begin'),
    'rows.succeeded': news('Changed 1'),
    'rows.failed': news('Failed with 2'),
    'job.ended': news('End'),
  },
  facts: {
    checked: (look) => look.positions('li input[type=checkbox]', ':checked'),
    pending: (look) =>
      look.texts('li').flatMap((words, index) => (words.endsWith('Still being processed.') ? [index + 1] : [])),
    reasons: (look) => {
      if (look.one('section[aria-busy=true]')) return undefined;
      const rows = look.all('li').map((row, index) => {
        const name = look.label(row.querySelector('input') ?? undefined).replace('Select: ', '');
        return [String(index + 1), row.innerText.slice(row.innerText.lastIndexOf(name) + name.length).trim()] as const;
      });
      return Object.fromEntries(rows.filter(([, note]) => note !== '' && note !== 'Still being processed.'));
    },
  },
  seen: {
    none: ({ page }) => expect(page.getByRole('region', { name: /^Bulk actions/ })).toBeHidden(),
    selecting: async ({ page }) => {
      await expect(toolbar(page)).toContainText('You have selected 1 discussion.');
      await expect(page.getByRole('checkbox', { name: 'Select: Soaking', checked: false })).toBeVisible();
    },
    full: async ({ page }) => {
      await expect(toolbar(page)).toContainText('You have reached the maximum selection amount.');
      await expect(box(page, 3)).toHaveAttribute('aria-disabled', 'true');
    },
    pending: async ({ page }) => {
      await expect(toolbar(page)).toHaveAttribute('aria-busy', 'true');
      await expect(toolbar(page).getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    },
    restored: async ({ page }) => {
      await expect(toolbar(page)).toContainText('could not be changed');
      await expect(page.getByRole('listitem').nth(1)).toContainText('You need the discussions.delete permission');
    },
  },
});
