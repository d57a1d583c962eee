import { expect, type Page } from '@playwright/test';
import { createCommentLocationModel } from '#machines/composer/form/create-comment-location.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const words = {
  bottom: 'Write below',
  'reply-1': 'Reply to Ana',
  'reply-2': 'Reply to Bo',
  'edit-3': 'Edit your comment',
  none: 'Stop writing',
};

const place = (page: Page, spot: string) =>
  page.getByRole('button', { name: words[spot as keyof typeof words], exact: true });

const keptBelow = (page: Page) => page.getByRole('checkbox', { name: 'A draft is kept below' });

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Discard Draft' });

const isWriting = async ({ page }: { page: Page }) => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^Writing: (Write|Reply|Edit)/)).toBeVisible();
};

/** The gestures for choosing where to write a comment. */
export const createCommentLocationGestures = defineGestures(createCommentLocationModel, {
  events: {
    'location.chosen': {
      pointer: async ({ page, event }) => {
        await keptBelow(page).setChecked(event.isBottomKept === true);
        await click(place(page, event.spot));
      },
      keyboard: async ({ page, event }) => {
        await keptBelow(page).setChecked(event.isBottomKept === true);
        await tabTo(page, place(page, event.spot));
        await page.keyboard.press('Enter');
      },
    },
    'draft.appeared': press(button('Type something')),
    'draft.gone': press(button('Empty it')),
    'draft.kept': press((page) => dialog(page).getByRole('button', { name: 'Keep Draft' })),
    'discard.confirmed': press((page) => dialog(page).getByRole('button', { name: 'Discard', exact: true })),
    'dialog.closed': {
      pointer: ({ page }) => click(dialog(page).getByRole('button', { name: 'Cancel' })),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
  },
  facts: {
    spot: (look) => {
      const writing = look.texts('p').find((words) => words.startsWith('Writing: '));
      const spots: Readonly<Record<string, string>> = {
        'Write below': 'bottom',
        'Reply to Ana': 'reply-1',
        'Reply to Bo': 'reply-2',
        'Edit your comment': 'edit-3',
        'Stop writing': 'none',
      };
      return writing && spots[writing.slice('Writing: '.length)];
    },
    isReplying: (look) => look.text('[role=dialog]')?.includes('replying to this comment will discard your draft'),
  },
  seen: {
    closed: ({ page }) => expect(page.getByText('Writing: Stop writing')).toBeVisible(),
    writing: isWriting,
    drafted: isWriting,
    asking: ({ page }) => expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused(),
    discarding: ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Discard', exact: true })).toHaveAttribute('aria-busy', 'true'),
    undiscarded: ({ page }) => expect(dialog(page).getByRole('alert')).toContainText('It is still kept.'),
  },
});
