import { expect } from '@playwright/test';
import { contentJobModel } from '#machines/moderation/sanction/content-job.model.ts';
import { defineGestures } from '#tests/support/machine/gestures.ts';

/** The gestures of a background job that deletes posts. It is only watched. */
export const contentJobGestures = defineGestures(contentJobModel, {
  events: {},
  facts: {
    done: (look) => Number(/(\d+) of 3 done/.exec(look.text('[role=status]') ?? '')?.[1]),
    failed: (look) => Number(/(\d+) failed/.exec(look.text('[role=status]') ?? '')?.[1]),
    reason: (look) => look.text('[role=status] p') ?? '',
  },
  seen: {
    reading: ({ page }) => expect(page.getByRole('status')).toContainText('of 3 done'),
    waiting: async ({ page }) => {
      await expect(page.getByRole('status')).toContainText('Comments: 1 of 3 done, 0 failed.');
      await expect(page.getByRole('status')).not.toContainText('Something went wrong');
    },
    unreachable: ({ page }) => expect(page.getByRole('status')).toContainText('Something went wrong'),
    finished: async ({ page }) => {
      await expect(page.getByRole('status')).toContainText('Comments: 2 of 3 done, 1 failed.');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
});
