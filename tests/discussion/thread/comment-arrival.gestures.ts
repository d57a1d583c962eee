import { expect, type Page } from '@playwright/test';
import { commentArrivalModel } from '#machines/discussion/thread/comment-arrival.model.ts';
import { click, tabTo } from '#tests/support/machine/gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

const notice = (page: Page) => page.getByRole('button', { name: '1 new comment' });

/** The gestures for showing new comments. */
export const commentArrivalGestures = defineSubmissionGestures(commentArrivalModel, {
  trigger: notice,
  submit: {
    pointer: async ({ page }) => {
      await dispatchStoryEvent(page, 'comment.arrived');
      await click(notice(page));
    },
    keyboard: async ({ page }) => {
      await dispatchStoryEvent(page, 'comment.arrived');
      await tabTo(page, notice(page));
      await page.keyboard.press('Enter');
    },
  },
  seen: { done: ({ page }) => expect(notice(page)).toHaveCount(0) },
});
