import { expect, type Page } from '@playwright/test';
import { submissionModel } from '#machines/composer/form/submission.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const area = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });

const post = (page: Page) => page.getByRole('button', { name: 'Post Comment' });

/** The gestures for sending a comment. */
export const submissionGestures = defineGestures(submissionModel, {
  events: {
    'post.requested': press(post),
    'field.edited': {
      pointer: async ({ page }) => {
        await click(area(page));
        await page.keyboard.insertText(' More.');
      },
      keyboard: async ({ page }) => {
        await tabTo(page, area(page));
        await page.keyboard.insertText(' More.');
      },
    },
    'problem.dismissed': press((page) => page.getByRole('button', { name: 'Dismiss' })),
  },
  seen: {
    writing: ({ page }) => expect(page.getByRole('alert')).toBeHidden(),
    sending: ({ page }) => expect(post(page)).toHaveAttribute('aria-busy', 'true'),
    refused: ({ page }) => expect(page.getByRole('alert')).toContainText('Body is too short.'),
    failed: ({ page }) => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible(),
    posted: ({ page }) => expect(page.getByRole('alert')).toBeHidden(),
  },
});
