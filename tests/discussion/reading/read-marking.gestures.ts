import { expect } from '@playwright/test';
import { readMarkingModel } from '#machines/discussion/reading/read-marking.model.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

/** The gestures for marking discussions as read. */
export const readMarkingGestures = defineSubmissionGestures(readMarkingModel, {
  trigger: (page) => page.getByRole('button', { name: 'Mark All Read' }),
  isToast: true,
  seen: { done: ({ page }) => expect(page.locator('[data-toast]').last()).toContainText('marked as read') },
});
